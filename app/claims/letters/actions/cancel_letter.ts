import Submission from '#app/claims/letters/submission'
import type User from '#app/people/accounts/user'

/** A letter that failed, or does not agree with its evidence, is given up: its claims wait for the next one. */
export async function cancelLetter({ id }: Pick<Submission, 'id'>, by: User) {
  const submission = await Submission.lock(id)
  submission.assertCanMove('cancelled')
  const claims = await submission.openClaims()
  const free = submission.kind === 'claims' ? { submissionId: null } : { objectionId: null, objectionFacts: null }
  for (const claim of claims) if (submission.kind !== 'reminder') await claim.merge(free).save()
  await submission.moveTo('cancelled', { by, set: { failedAt: null, problem: null } })
}
