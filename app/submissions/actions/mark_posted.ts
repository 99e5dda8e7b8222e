import Counterparty from '#app/counterparties/counterparty'
import { markLeft } from '#app/submissions/actions/mark_left'
import Submission from '#app/submissions/submission'
import type User from '#app/users/user'

/** Staff put the letter in the post; the second who says so is refused. */
export async function markPosted({ id }: Pick<Submission, 'id'>, by: User) {
  const submission = await Submission.lock(id)
  submission.assertCanMove('posted')
  const operator = await Counterparty.findOrFail(submission.counterpartyId)
  await markLeft(submission, operator, 'posted', { by })
  return submission
}
