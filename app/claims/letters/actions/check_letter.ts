import { audit } from '#app/platform/audit/audit'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import Submission from '#app/claims/letters/submission'
import type User from '#app/people/accounts/user'

/**
 * Someone else than wrote an objection compared it with the evidence of its claims; then it leaves, or waits to be posted. Throws
 * a Refusal for a letter that needs no check, or was written by the same person.
 */
export async function checkLetter({ id }: Pick<Submission, 'id'>, by: User) {
  const submission = await Submission.lock(id)
  if (!submission.awaitsCheck) throw new Refusal('submission', 'nothingToCheck')
  if (submission.createdById === by.id) throw new Refusal('submission', 'ownLetter')
  await submission.merge({ checkedById: by.id, checkedAt: now() }).save()
  await audit('submission.checked', submission.auditSubject, by)
  submission.announce()
  await enqueue('send_submission', { submissionId: id })
}
