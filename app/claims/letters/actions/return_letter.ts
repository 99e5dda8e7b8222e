import type Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { contestableUntil } from '#app/claims/decisions/contestable_until'
import Decision from '#app/claims/decisions/decision'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import Submission from '#app/claims/letters/submission'
import type { SubmissionKind } from '#app/claims/letters/submission_kind'
import User from '#app/people/accounts/user'

/**
 * A letter came back after it left: nobody read it. Its claims go into another letter, also where their last day has passed since,
 * and their travellers hear of it. Claims that were answered meanwhile stay as they are.
 */
export async function returnLetter({ id }: Pick<Submission, 'id'>, reason: string, by: User | null) {
  const submission = await Submission.lock(id)
  submission.assertCanMove('bounced')
  const claims = await submission.leftClaims()
  if (claims.length === 0) throw new Refusal('submission', 'letterWasAnswered')
  const held = claims.find(({ heldStatus }) => heldStatus === 'objected')
  if (held) throw new Refusal('submission', 'objectionOnHold', { claim: held.reference })
  await submission.moveTo('bounced', {
    by,
    set: {
      failedAt: now(),
      problem: reason,
      returnedClaims: claims.map((claim) => String(claim.id)),
    },
    audit: { reason, claims: claims.length },
  })
  const operator = await Counterparty.findOrFail(submission.counterpartyId)
  for (const claim of claims) await COMING_BACK[submission.kind](claim, operator, by)
  if (submission.kind !== 'reminder') await tellTravellers(submission.kind, claims, operator)
}

const NOT_EXPECTED = {
  expectedAnswerOn: null,
  expectedFrom: null,
  expectedDays: null,
  expectedMostDays: null,
  expectedSample: null,
}

const COMING_BACK: Record<SubmissionKind, (claim: Claim, operator: Counterparty, by: User | null) => Promise<Claim>> = {
  claims: (claim, _, by) => {
    const set = { submittedAt: null, ...NOT_EXPECTED, submissionId: null, returnedAt: now() }
    // What its traveller is asked goes on; then it is ready.
    return claim.status === 'on_hold'
      ? claim.change({ by, set: { ...set, heldStatus: 'ready' }, action: 'returned' })
      : claim.moveTo('ready', { by, set, action: 'returned' })
  },
  objections: async (claim, operator, by) => {
    const { outcome, answeredOn } = (await Decision.latestOf(claim))!
    return claim.moveTo(outcome, {
      by,
      set: {
        objectedAt: null,
        objectionId: null,
        returnedAt: now(),
        ...NOT_EXPECTED,
        contestableUntil: contestableUntil(
          outcome,
          { objectedAt: null, submittedAt: claim.submittedAt, grossCents: claim.grossCents },
          operator,
          answeredOn,
          claim.approvedCents
        ),
      },
      action: 'returned',
    })
  },
  reminder: (claim, _, by) => claim.change({ by, set: { operatorRemindedAt: null }, action: 'returned' }),
}

async function tellTravellers(kind: 'claims' | 'objections', claims: Claim[], operator: Counterparty) {
  const counts = new Map<number, number>()
  for (const { userId } of claims) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  const users = await User.query()
    .whereIn('id', [...counts.keys()])
    .orderBy('id')
  for (const user of users) {
    const values = { operator: operator.name, count: counts.get(user.id)! }
    const template = kind === 'claims' ? 'claims_returned' : 'objections_returned'
    await sendEmail(recipientOf(user), template, values)
  }
}
