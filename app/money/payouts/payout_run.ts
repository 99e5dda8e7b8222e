import { liveEvents } from '#app/messages/live/outbox'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { payoutRunMachine } from '#app/money/payouts/payout_status'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PayoutRunSchema } from '#database/schema'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import { today } from '#app/platform/shared/clock'
import { nextTargetDay } from '#app/platform/shared/target_days'
import Payout from '#app/money/payouts/payout'
import User from '#app/people/accounts/user'

/** A run that someone marked as paid stands on a line that was entered by hand until its statement is imported. */
const ON_STATEMENT = `not exists (
  select 1 from allocations a join statement_lines l on l.id = a.line_id
  where a.kind in ('payout_run', 'payout') and a.reversed_at is null and l.statement_id is null
    and (a.payout_run_id = root.id or a.payout_id in (select id from payouts where payout_run_id = root.id))
)`

export default class PayoutRun extends compose(PayoutRunSchema, Stateful('payout_run', payoutRunMachine)) {
  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(this.query().where('reference', reference), ['createdBy', 'releasedBy'], {
      isOnStatement: ON_STATEMENT,
    })
  }

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  get live() {
    return liveEvents('PayoutRunMoved', this.reference, 'admin')
  }

  /** ISO day that a release writes into the file: of a run whose day has passed, the next that banks pay on. */
  get paidOn() {
    return nextTargetDay(this.executeOn < today() ? today() : this.executeOn)
  }

  /** Needs `findByReferenceOrFail`. */
  get isOnStatement(): boolean {
    return this.status === 'confirmed' && this.$extras.isOnStatement
  }

  @hasMany(() => Payout)
  declare payouts: HasMany<typeof Payout>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'releasedById' })
  declare releasedBy: BelongsTo<typeof User>
}
