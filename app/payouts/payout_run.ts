import { broadcast } from '#app/broadcasting/broadcast'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/audit/stateful'
import { payoutRunMachine } from '#app/payouts/payout_status'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PayoutRunSchema } from '#database/schema'
import { firstWithRelated } from '#app/shared/first_with_related'
import Payout from '#app/payouts/payout'
import User from '#app/users/user'

export default class PayoutRun extends compose(
  PayoutRunSchema,
  Stateful('payout_run', payoutRunMachine)
) {
  /** With its creator and its releaser. */
  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(this.query().where('reference', reference), ['createdBy', 'releasedBy'])
  }

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  announce() {
    broadcast('PayoutRunMoved', this.reference, 'admin')
  }

  @hasMany(() => Payout)
  declare payouts: HasMany<typeof Payout>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'releasedById' })
  declare releasedBy: BelongsTo<typeof User>
}
