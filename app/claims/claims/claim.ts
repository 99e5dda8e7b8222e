import { toTenant, toUser } from '#app/messages/live/channel_sequence'
import { liveEvents } from '#app/messages/live/outbox'
import { Owned } from '#app/platform/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { type ClaimGroup, groupRankSql, groupSql } from '#app/claims/claims/claim_group'
import { claimMachine, AWAITING_ANSWER, CONTESTABLE } from '#app/claims/claims/isomorphic/claim_status'
import { beforeSave, belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClaimSchema } from '#database/schema'
import { COSTS, type Committee, OBJECTION_RESPONSE_DAYS, MONTHS_TO_ESCALATE } from '#app/claims/claims/committee'
import { isoDate, now, today } from '#app/platform/shared/clock'
import { AWAITING_REFUND, isOneOf } from '#app/claims/claims/isomorphic/claim_status'
import ClaimRule from '#app/claims/rules/claim_rule'
import Counterparty from '#app/travel/operators/counterparty'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import Tenant from '#app/people/tenants/tenant'
import Trip from '#app/travel/trips/trip'
import { tapsSql } from '#app/travel/trips/trip_taps'
import User from '#app/people/accounts/user'

const RELATED = ['user', 'trip', 'counterparty']

export default class Claim extends compose(ClaimSchema, Stateful('claim', claimMachine), Owned) {
  /** What someone claims for themselves; business claims are the employer's. */
  static personal(user: { id: number; tenantId: number }) {
    return this.ownedBy(user).where('is_business', false)
  }

  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(this.query().where('reference', reference), RELATED)
  }

  /** With all that the page of a claim shows, and the trip's `taps` in `$extras`. */
  static findWithTapsOrFail(reference: string, extras: Record<string, string> = {}) {
    return firstWithRelated(
      this.query().where('reference', reference),
      [...RELATED, 'tenant', 'rule', 'trip.card', 'trip.override', 'trip.user', 'trip.counterparty'],
      { taps: tapsSql('trip'), ...extras }
    )
  }

  @beforeSave()
  static forgetHold(claim: Claim) {
    if (claim.status !== 'on_hold') claim.heldStatus = null
  }

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  static inGroup = scope((query, group: ClaimGroup) => query.whereRaw(`${groupSql('claims')} = ?`, [group]))

  static byGroup = scope((query) => query.orderByRaw(`${groupRankSql('claims')}, id desc`))

  static matching = scope((query, word: string) => {
    const pattern = `%${word.replaceAll(/[%_\\]/g, '\\$&')}%`
    query.whereRaw(
      `(reference ilike :pattern
        or exists (select 1 from counterparties o where o.id = claims.counterparty_id and o.name ilike :pattern)
        or exists (select 1 from trips t where t.id = claims.trip_id and (t.from_place ilike :pattern or t.to_place ilike :pattern)))`,
      { pattern }
    )
  })

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

  get outstandingCents() {
    return (this.approvedCents ?? 0) - this.receivedCents
  }

  /** As `isObjectable`; without its user, of whom the mandate is, it says what the claim alone allows. */
  get canBeObjectedTo() {
    return (
      isOneOf(CONTESTABLE, this.status) &&
      (this.isBusiness || !this.user || this.user.mandateSignedAt !== null) &&
      this.objectedAt === null &&
      this.inLetter === null &&
      this.contestableUntil !== null &&
      this.contestableUntil >= today()
    )
  }

  get isBeingObjected() {
    return this.inLetter === 'objections'
  }

  get disputedCents() {
    return this.grossCents - (this.approvedCents ?? 0)
  }

  /** The last day to go to a committee; null while no objection left. */
  get escalateUntil() {
    return this.objectedAt && isoDate(this.submittedAt!.plus({ months: MONTHS_TO_ESCALATE }))
  }

  /** For travellers alone. After a last answer, or OBJECTION_RESPONSE_DAYS after the objection, and not for less than a case is worth. */
  get nextCommittee(): Committee | null {
    if (this.isBusiness) return null
    const next = committeeAfter(this)
    return next !== null && this.disputedCents >= COSTS[next].floorCents ? next : null
  }

  get isDisputed() {
    return this.nextCommittee !== null || this.escalatedTo !== null
  }

  get isOverdue() {
    return isOneOf(AWAITING_ANSWER, this.status) && this.expectedAnswerOn !== null && this.expectedAnswerOn < today()
  }

  get awaitsRefund() {
    return isOneOf(AWAITING_REFUND, this.status)
  }

  /** The traveller gave up the money that was still to come. */
  get isGivenUp() {
    return this.status === 'closed' && this.outstandingCents > 0 && this.paidDirectlyAt === null
  }

  get live() {
    return liveEvents(
      'ClaimMoved',
      this.reference,
      toUser(this.userId),
      ...(this.isBusiness ? [toTenant(this.tenantId)] : []),
      'admin'
    )
  }
}

function committeeAfter(claim: Claim): Committee | null {
  if (!claim.objectedAt || claim.escalateUntil! < today()) return null
  if (claim.escalatedTo === 'geschillencommissie') return null
  if (claim.escalatedTo === 'klachtenloket') {
    return isOneOf(['escalated', ...CONTESTABLE], claim.status) ? 'geschillencommissie' : null
  }
  const isSilent = claim.objectedAt.plus({ days: OBJECTION_RESPONSE_DAYS }) <= now()
  const isOpen = claim.status === 'objected' ? isSilent : isOneOf(CONTESTABLE, claim.status)
  return isOpen ? 'klachtenloket' : null
}
