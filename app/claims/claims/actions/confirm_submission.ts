import Claim from '#app/claims/claims/claim'
import { markSubmitted } from '#app/claims/claims/actions/mark_submitted'
import Counterparty from '#app/travel/operators/counterparty'
import { isGuided } from '#app/claims/rules/channel'
import Trip from '#app/travel/trips/trip'
import { isoDate, today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

type Submitted = { operatorReference?: string | null; submittedOn?: string }

/** ISO date. */
export const earliestSubmission = ({ createdAt }: Pick<Claim, 'createdAt'>) => isoDate(createdAt)

/** Throws a Refusal for a day before the claim, still to come or after the last, and while a payment is asked about. */
export async function confirmSubmission(
  { id }: Pick<Claim, 'id'>,
  by: User,
  { operatorReference = null, submittedOn = today() }: Submitted = {}
) {
  const claim = await Claim.lock(id)
  if (!isGuided(claim.channel)) throw new Refusal('claim', 'notGuided')
  // The machine also lets an answer that is taken back return to submitted.
  if (claim.status !== 'ready') throw new Refusal('claim', 'illegalMove')
  const trip = await Trip.findOrFail(claim.tripId)
  if (trip.unclearTransactionIds.length > 0) throw new Refusal('claim', 'paymentAskedFirst')
  const from = earliestSubmission(claim)
  if (submittedOn < from || submittedOn > today())
    throw new Refusal('submittedOn', 'submittedOnOtherDay', { day: from })
  if (submittedOn > claim.deadlineOn) throw new Refusal('claim', 'windowClosed')
  const operator = await Counterparty.findOrFail(claim.counterpartyId)
  return markSubmitted(claim, operator, { by, operatorReference, leftOn: submittedOn })
}
