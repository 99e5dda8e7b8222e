import { audit } from '#app/platform/audit/audit'
import type Claim from '#app/claims/claims/claim'
import type Counterparty from '#app/travel/operators/counterparty'
import { now, today } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { newReference } from '#app/platform/shared/reference'
import Submission from '#app/claims/letters/submission'
import type { SubmissionKind } from '#app/claims/letters/submission_kind'
import type User from '#app/people/accounts/user'

/** In cents: an objection asks for what was not granted, a reminder and a first letter for all. */
export const askedIn = (kind: SubmissionKind, claim: Claim) =>
  kind === 'objections' ? claim.disputedCents : claim.grossCents

type Letter = { kind: SubmissionKind; argument?: string }

/** Needs the claims locked. `link` stores which claims are in the letter; a job writes and sends it. */
export async function createSubmission(
  operator: Counterparty,
  claims: Claim[],
  by: User | null,
  { kind, argument }: Letter,
  link: (submission: Submission, claimIds: number[]) => Promise<unknown>
) {
  const submission = await Submission.create({
    reference: newReference('SUB'),
    counterpartyId: operator.id,
    kind,
    argument: argument ?? null,
    day: today(),
    status: 'preparing',
    recipient: operator.email,
    claimCount: claims.length,
    grossCents: claims.reduce((sum, claim) => sum + askedIn(kind, claim), 0),
    createdById: by?.id ?? null,
    createdAt: now(),
  })
  await link(
    submission,
    claims.map(({ id }) => id)
  )
  await audit('submission.prepared', submission.auditSubject, by, {
    kind,
    claims: submission.claimCount,
    gross: submission.grossCents,
  })
  submission.announce()
  await enqueue('send_submission', { submissionId: submission.id })
  return submission
}
