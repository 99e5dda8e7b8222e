import Counterparty from '#app/travel/operators/counterparty'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { recordDispatch } from '#app/claims/letters/actions/record_dispatch'
import Submission from '#app/claims/letters/submission'
import type User from '#app/people/accounts/user'

/**
 * Staff put the letter in the post on a day, to the address of the operator; the second who says so is refused. Throws a Refusal
 * without an address, and for a day before the letter or one still to come.
 */
export async function markPosted(
  { id }: Pick<Submission, 'id'>,
  by: User,
  { postedOn = today() }: { postedOn?: string } = {}
) {
  const submission = await Submission.lock(id)
  submission.assertCanMove('posted')
  if (submission.awaitsCheck) throw new Refusal('submission', 'letterUnchecked')
  const operator = await Counterparty.findOrFail(submission.counterpartyId)
  if (!operator.address) throw new Refusal('submission', 'operatorWithoutAddress')
  if (postedOn > today() || postedOn < submission.day)
    throw new Refusal('postedOn', 'postedOnOtherDay', { day: submission.day })
  await recordDispatch(submission, operator, 'posted', { by, postedOn, postedTo: operator.address })
  return submission
}
