import { audit } from '#app/audit/audit'
import Claim from '#app/claims/claim'
import type Counterparty from '#app/counterparties/counterparty'
import { now, today } from '#app/shared/clock'
import { enqueue } from '#app/shared/jobs/queue'
import { newReference } from '#app/shared/reference'
import { Refusal } from '#app/shared/refusal'
import { lock } from '#app/shared/tenancy'
import Submission from '#app/submissions/submission'
import type User from '#app/users/user'

/**
 * Puts what is ready for an operator in the letter of today; a job writes and sends it. Throws a Refusal where there is a
 * letter of today, or nothing to put in one.
 */
export async function prepareSubmission(operator: Counterparty, by: User | null) {
  await lock('submission', operator.id)
  const day = today()
  const existing = await Submission.query()
    .where({ counterparty_id: operator.id, day })
    .whereNot('status', 'cancelled')
    .first()
  if (existing) throw new Refusal('submission', 'submissionToday')

  const claims = await readyClaims(operator.id).forUpdate('claims')
  if (claims.length === 0) throw new Refusal('submission', 'nothingToSubmit')

  const submission = await Submission.create({
    reference: newReference('SUB'),
    counterpartyId: operator.id,
    day,
    status: 'preparing',
    recipient: operator.email,
    claimCount: claims.length,
    grossCents: claims.reduce((sum, claim) => sum + claim.grossCents, 0),
    createdById: by?.id ?? null,
    createdAt: now(),
  })
  await Claim.query()
    .whereIn('id', claims.map(({ id }) => id))
    .update({ submission_id: submission.id }) // prettier-ignore
  await audit('submission.prepared', submission.auditSubject, by, {
    claims: submission.claimCount,
    gross: submission.grossCents,
  })
  submission.announce()
  await enqueue('send_submission', { submissionId: submission.id })
  return submission
}

/** Of people whose mandate stands, within their operator's term. */
export const readyClaims = (counterpartyId: number) =>
  Claim.query()
    .select('claims.*')
    .join('users', 'users.id', 'claims.user_id')
    .where({
      'claims.status': 'ready',
      'claims.channel': 'letter',
      'claims.counterparty_id': counterpartyId,
    }) // prettier-ignore
    .where('claims.deadline_on', '>=', today())
    .whereNull('claims.submission_id')
    .whereNotNull('users.mandate_signed_at')
    .whereNull('users.erased_at')
    .orderBy('claims.id')
