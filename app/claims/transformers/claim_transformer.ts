import { BaseTransformer } from '@adonisjs/core/transformers'
import type Claim from '#app/claims/claim'
import { isGuided } from '#app/counterparties/channel'
import { claimMachine } from '#app/claims/claim_status'

/** Needs the trip and its operator loaded. */
export default class ClaimTransformer extends BaseTransformer<Claim> {
  toObject() {
    const claim = this.resource
    return {
      reference: claim.reference,
      kind: claim.kind,
      status: claim.status,
      operatorName: claim.counterparty.name,
      mode: claim.trip.mode,
      fromPlace: claim.trip.fromPlace,
      toPlace: claim.trip.toPlace ?? claim.statedPlace,
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
      submittedAt: claim.submittedAt?.toISO() ?? null,
      decidedAt: claim.decidedAt?.toISO() ?? null,
      expectedAnswerOn: claim.expectedAnswerOn,
      deadlineOn: claim.deadlineOn,
      channel: claim.channel,
      refundTo: claim.refundTo,
      isPaidDirectly: claim.paidDirectlyAt !== null,
      awaitsDirectPayment: claim.awaitsRefund && claim.refundTo === 'traveller',
      isInLetter: claim.submissionId !== null,
      canSubmit: claim.status === 'ready' && isGuided(claim.channel),
      canWithdraw: claimMachine.allows(claim.status, 'withdrawn'),
    }
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
      tripId: claim.trip.publicId,
    }
  }
}
