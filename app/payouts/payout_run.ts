import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PayoutRunSchema } from '#database/schema'
import Payout from '#app/payouts/payout'
import User from '#app/users/user'

export default class PayoutRun extends PayoutRunSchema {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @hasMany(() => Payout)
  declare payouts: HasMany<typeof Payout>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'releasedById' })
  declare releasedBy: BelongsTo<typeof User>
}
