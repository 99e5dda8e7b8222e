import { stopsOf } from '#app/claims/claims/stops'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type Claim from '#app/claims/claims/claim'
import { earliestAnswerOn } from '#app/claims/claims/earliest_answer_on'
import { groupOf } from '#app/claims/claims/claim_group'
import { isGuided } from '#app/claims/rules/channel'
import { now } from '#app/platform/shared/clock'
import { isMissedTap } from '#app/travel/trips/isomorphic/irregularity'
import {
  awaitsDecision,
  canBeHeld,
  claimMachine,
  isOneOf,
  isUndecided,
} from '#app/claims/claims/isomorphic/claim_status'

/** Needs the trip and its operator loaded. */
export default class ClaimTransformer extends BaseTransformer<Claim> {
  toObject() {
    const claim = this.resource
    const stops = stopsOf(claim, claim.trip)
    return {
      reference: claim.reference,
      kind: claim.kind,
      /** Its employer claims it, and gets the money. */
      isBusiness: claim.isBusiness,
      status: claim.status,
      group: groupOf(claim),
      operatorName: claim.counterparty.name,
      mode: claim.trip.mode,
      fromPlace: stops.from,
      toPlace: stops.to,
      statedPlace: claim.statedPlace,
      travelledAt: claim.trip.travelledAt.toISO()!,
      chargedCents: claim.chargedCents,
      estimatedFareCents: claim.estimatedFareCents,
      fareSource: claim.fareSource,
      grossCents: claim.grossCents,
      feeBps: claim.feeBps,
      feeCents: claim.feeCents,
      netCents: claim.netCents,
      approvedCents: claim.approvedCents,
      receivedCents: claim.receivedCents,
      rejectionReason: claim.rejectionReason,
      statedReason: claim.statedReason,
      submittedAt: claim.submittedAt?.toISO() ?? null,
      decidedAt: claim.decidedAt?.toISO() ?? null,
      expectedAnswerOn: claim.expectedAnswerOn,
      deadlineOn: claim.deadlineOn,
      channel: claim.channel,
      refundTo: claim.refundTo,
      isPaidDirectly: claim.paidDirectlyAt !== null,
      isSetOff: claim.paidDirectlyHow === 'set_off',
      awaitsDirectPayment: claim.awaitsRefund && claim.refundTo === (claim.isBusiness ? 'employer' : 'traveller'),
      canTellAnswer: isGuided(claim.channel) && isOneOf(['submitted', 'acknowledged'], claim.status),
      isAsked: claim.askedAt !== null,
      isNotHeard: claim.notHeardAt !== null,
      isInLetter: claim.inLetter !== null,
      holdReason: claim.status === 'on_hold' ? claim.holdReason : null,
      canCorrect: claim.heldStatus === 'ready' && isMissedTap(claim.kind),
      holdNote: claim.status === 'on_hold' ? claim.holdNote : null,
      escalatedTo: claim.escalatedTo,
      isOverdue: claim.isOverdue,
      /** What was expected when it left; days, of which half of the answers took so many and most no more than `mostDays`. */
      expected: {
        from: claim.expectedFrom ?? 'assumed',
        days: claim.expectedDays,
        mostDays: claim.expectedMostDays,
        sample: claim.expectedSample,
      },
      overtaken: claim.overtaken,
      contestableUntil: claim.contestableUntil,
      canBeObjectedTo: claim.canBeObjectedTo,
      isBeingObjected: claim.isBeingObjected,
      isPaymentAsked: claim.status === 'ready' && claim.trip.unclearTransactionIds.length > 0,
      canSubmit: !claim.isBusiness && this.#canSubmit,
      canWithdraw: !claim.isBusiness && this.#canWithdraw,
    }
  }

  /** Of a business claim, with its user and organisation loaded; the name for as long as that keeps names. */
  forManager() {
    const { user, tenant, createdAt } = this.resource
    const isNamed = createdAt > now().minus({ months: tenant.namesMonths })
    return {
      ...this.toObject(),
      canSubmit: this.#canSubmit,
      canWithdraw: this.#canWithdraw,
      traveller: isNamed ? user.fullName : null,
    }
  }

  withoutPlaces() {
    const travelledAt = this.resource.trip.travelledAt.toISODate()!
    return { ...this.forManager(), travelledAt, fromPlace: null, toPlace: null, statedPlace: null }
  }

  forAdmin() {
    const claim = this.resource
    return {
      ...this.toObject(),
      traveller: claim.user.fullName,
      travellerId: claim.user.publicId,
      travellerEmail: claim.user.email,
      tenantName: claim.tenant.name,
      outstandingCents: claim.outstandingCents,
      isGivenUp: claim.isGivenUp,
      decisionNote: claim.decisionNote,
      operatorReference: claim.operatorReference,
      waitsWith: claim.waitsWith,
      heldStatus: claim.heldStatus,
      holdReply: claim.holdReply,
      mayPassReplyOn: claim.repliedAt !== null,
      escalateUntil: claim.escalateUntil,
      caseReference: claim.caseReference,
      nextCommittee: claim.user.mandateSignedAt ? claim.nextCommittee : null,
      answerableFrom: awaitsDecision(claim.status) ? earliestAnswerOn(claim, claim.status) : null,
      isUndecided: isUndecided(claim.status),
      canBeHeld: canBeHeld(claim.status),
      tripId: claim.trip.publicId,
    }
  }

  get #canSubmit() {
    return this.resource.status === 'ready' && isGuided(this.resource.channel)
  }

  get #canWithdraw() {
    return claimMachine.allows(this.resource.status, 'withdrawn')
  }
}
