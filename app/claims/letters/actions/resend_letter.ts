import Counterparty from '#app/travel/operators/counterparty'
import { enqueue } from '#app/platform/queue/queue'
import Submission from '#app/claims/letters/submission'
import type User from '#app/people/accounts/user'

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
