import { markSubmitted } from '#app/claims/claims/actions/mark_submitted'
import type Claim from '#app/claims/claims/claim'
import { type AnswerForecast, answerForecast, frozen } from '#app/travel/operators/answer_forecast'
import type Counterparty from '#app/travel/operators/counterparty'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { Refusal } from '#app/platform/shared/refusal'
import { momentOf, now, today } from '#app/platform/shared/clock'
import type Submission from '#app/claims/letters/submission'
import type { SubmissionKind } from '#app/claims/letters/submission_kind'
import User from '#app/people/accounts/user'

type By = { by: User | null }

/**
 * The operator's mail server accepted the letter, or staff posted it: only now its claims are submitted, and travellers hear of it.
 * Needs the submission locked. Throws a Refusal where a claim went on since the letter was written.
 */
export async function recordDispatch(
  submission: Submission,
  operator: Counterparty,
  how: 'sent' | 'posted',
  { by = null, ...set }: Partial<By> & { receipt?: string; postedOn?: string; postedTo?: string }
) {
  const claims = await submission.openClaims()
  if (claims.length !== submission.claimCount) throw new Refusal('submission', 'letterChanged')
  await submission.moveTo(how, {
    by,
    set: { ...set, submittedAt: now(), failedAt: null, problem: null },
  })
  const leftOn = set.postedOn ?? today()
  const way = submission.kind === 'objections' ? 'objection' : 'letter'
  const forecast = await answerForecast(operator, way, leftOn)
  for (const claim of claims) await LEAVING[submission.kind](claim, operator, { by, leftOn, forecast })
  await tellTravellers(submission.kind, claims, operator)
}

/** What the letter means for each of its claims, once it left. */
const LEAVING: Record<
  SubmissionKind,
  (claim: Claim, operator: Counterparty, by: By & { leftOn: string; forecast: AnswerForecast }) => Promise<Claim>
> = {
  claims: (claim, operator, left) => markSubmitted(claim, operator, left),
  objections: (claim, _, { by, leftOn, forecast }) =>
    claim.moveTo('objected', {
      by,
      set: {
        objectedAt: momentOf(leftOn),
        contestableUntil: null,
        ...frozen(forecast),
        overdueAt: null,
      },
    }),
  reminder: (claim, _, { by, leftOn }) =>
    claim.change({ by, set: { operatorRemindedAt: momentOf(leftOn) }, action: 'reminded' }),
}

const MESSAGES = { claims: 'claims_submitted', objections: 'claims_objected' } as const

/** One message to each, however many of their claims left. Of a reminder they have heard already. */
async function tellTravellers(kind: SubmissionKind, claims: Claim[], operator: Counterparty) {
  if (kind === 'reminder') return
  const counts = new Map<number, { count: number; until: string }>()
  for (const { userId, expectedAnswerOn } of claims) {
    const count = (counts.get(userId)?.count ?? 0) + 1
    counts.set(userId, { count, until: expectedAnswerOn! })
  }
  const users = await User.query()
    .whereIn('id', [...counts.keys()])
    .orderBy('id')
  for (const user of users) {
    const values = { operator: operator.name, ...counts.get(user.id)! }
    await sendEmail(recipientOf(user), MESSAGES[kind], values)
  }
}
