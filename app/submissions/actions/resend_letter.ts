import Counterparty from '#app/counterparties/counterparty'
import { enqueue } from '#app/shared/jobs/queue'
import Submission from '#app/submissions/submission'
import type User from '#app/users/user'

/** A letter that failed is written anew and goes to the address that the operator has now. */
export async function resendLetter({ id }: Pick<Submission, 'id'>, by: User) {
  const submission = await Submission.lock(id)
  const { email: recipient } = await Counterparty.findOrFail(submission.counterpartyId)
  await submission.moveTo('preparing', {
    by,
    set: { recipient, failedAt: null, problem: null },
    action: 'resent',
  })
  await enqueue('send_submission', { submissionId: id })
}
