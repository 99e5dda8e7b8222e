import { Owned } from '#app/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/audit/stateful'
import { broadcastClaimMoved } from '#app/claims/broadcast_claim'
import { claimMachine } from '#app/claims/claim_status'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ClaimSchema } from '#database/schema'
import { AWAITING_REFUND, type ClaimStatus } from '#app/claims/claim_status'
import ClaimRule from '#app/counterparties/claim_rule'
import Counterparty from '#app/counterparties/counterparty'
import RefundAllocation from '#app/refunds/refund_allocation'
import { firstWithRelated } from '#app/shared/first_with_related'
import Tenant from '#app/tenants/tenant'
import Trip from '#app/trips/trip'
import { tapsSql } from '#app/trips/trip_taps'
import User from '#app/users/user'

const RELATED = ['user', 'trip', 'counterparty']

export default class Claim extends compose(ClaimSchema, Stateful('claim', claimMachine), Owned) {
  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(this.query().where('reference', reference), RELATED)
  }

  /** With all that the page of a claim shows, and the trip's `taps` in `$extras`. */
  static findWithTapsOrFail(reference: string) {
    return firstWithRelated(
      this.query().where('reference', reference),
      [
        ...RELATED,
        'tenant',
        'rule',
        'trip.card',
        'trip.override',
        'trip.user',
        'trip.counterparty',
      ],
      { taps: tapsSql('trip') }
    )
  }

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Tenant)
  declare tenant: BelongsTo<typeof Tenant>

  @belongsTo(() => Trip)
  declare trip: BelongsTo<typeof Trip>

  @belongsTo(() => Counterparty)
  declare counterparty: BelongsTo<typeof Counterparty>

  @belongsTo(() => ClaimRule, { foreignKey: 'ruleId' })
  declare rule: BelongsTo<typeof ClaimRule>

  @hasMany(() => RefundAllocation)
  declare allocations: HasMany<typeof RefundAllocation>

  get outstandingCents() {
    return (this.approvedCents ?? 0) - this.receivedCents
  }

  get awaitsRefund() {
    return (AWAITING_REFUND as readonly ClaimStatus[]).includes(this.status)
  }

  /** The traveller gave up the money that was still to come. */
  get isGivenUp() {
    return this.status === 'closed' && this.outstandingCents > 0 && this.paidDirectlyAt === null
  }

  announce() {
    broadcastClaimMoved(this)
  }
}
