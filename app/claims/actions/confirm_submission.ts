import Claim from '#app/claims/claim'
import { markSubmitted } from '#app/claims/actions/mark_submitted'
import Counterparty from '#app/counterparties/counterparty'
import { isGuided } from '#app/counterparties/channel'
import Trip from '#app/trips/trip'
import { today } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** The traveller submitted the claim where only the holder of the card can. Throws a Refusal after the last day. */
export async function confirmSubmission(
  { id }: Pick<Claim, 'id'>,
  by: User,
  operatorReference: string | null
) {
  const claim = await Claim.lock(id)
  if (!isGuided(claim.channel)) throw new Refusal('claim', 'notGuided')
  // The machine also lets an answer that is taken back return to submitted.
  if (claim.status !== 'ready') throw new Refusal('claim', 'illegalMove')
  const trip = await Trip.findOrFail(claim.tripId)
  if (trip.unclearTransactionIds.length > 0) throw new Refusal('claim', 'paymentAskedFirst')
  if (today() > claim.deadlineOn) throw new Refusal('claim', 'windowClosed')
  const operator = await Counterparty.findOrFail(claim.counterpartyId)
  return markSubmitted(claim, operator, { by, operatorReference })
}
