import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PayoutSchema } from '#database/schema'
import User from '#app/users/user'

export default class Payout extends PayoutSchema {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get subject() {
    return { type: 'payout', id: this.id, tenantId: this.tenantId }
  }
}
