import { record } from '#app/messages/events/record'
import Claim from '#app/claims/claims/claim'
import { allocateToClaims } from '#app/money/matching/actions/allocate_to_claims'
import { Refusal } from '#app/platform/shared/refusal'
import { enterLine } from '#app/money/statements/actions/enter_line'
import type User from '#app/people/accounts/user'

type Receipt = { amountCents: number; receivedOn: string; statementReference: string }

/** Enters a line by hand and credits the claim; what is more than owed, or for a claim given up, stays in suspense. */
export async function recordRefund({ id }: Pick<Claim, 'id'>, by: User, receipt: Receipt) {
  const claim = await Claim.findOrFail(id)
  if (!claim.awaitsRefund && !claim.isGivenUp) throw new Refusal('amountCents', 'noRefundExpected')

  const line = await enterLine(
    {
      amountCents: receipt.amountCents,
      bookedOn: receipt.receivedOn,
      description: receipt.statementReference,
      counterpartyId: claim.counterpartyId,
    },
    by
  )
  if (claim.isGivenUp) {
    await record('claim.refund_set_aside', claim.auditSubject, by, { amount: receipt.amountCents })
    return line
  }
  const amountCents = Math.min(receipt.amountCents, claim.outstandingCents)
  return allocateToClaims(line, [{ claimId: claim.id, amountCents }], { by })
}
