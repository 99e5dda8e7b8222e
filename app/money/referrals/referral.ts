import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ReferralSchema } from '#database/schema'
import User from '#app/people/accounts/user'

export default class Referral extends ReferralSchema {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @belongsTo(() => User, { foreignKey: 'referrerId' })
  declare referrer: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'referredId' })
  declare referred: BelongsTo<typeof User>

  get subject() {
    return { type: 'referral', id: this.id, tenantId: this.tenantId }
  }
}
