import type Claim from '#app/claims/claim'
import { markSubmitted } from '#app/claims/actions/mark_submitted'
import type Counterparty from '#app/counterparties/counterparty'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { Refusal } from '#app/shared/refusal'
import { now } from '#app/shared/clock'
import type Submission from '#app/submissions/submission'
import User from '#app/users/user'

/** Needs the submission locked. Throws a Refusal where a claim was withdrawn since the letter was written. */
export async function markLeft(
  submission: Submission,
  operator: Counterparty,
  how: 'sent' | 'posted',
  { by = null, emailId = null }: { by?: User | null; emailId?: number | null }
) {
  const claims = await submission.readyClaims()
  if (claims.length !== submission.claimCount) throw new Refusal('submission', 'letterChanged')
  await submission.moveTo(how, { by, set: { submittedAt: now(), emailId } })
  for (const claim of claims) await markSubmitted(claim, operator, { by })
  await tellTravellers(claims, operator)
}

/** One message to each, however many of their claims left. */
async function tellTravellers(claims: Claim[], operator: Counterparty) {
  const counts = new Map<number, { count: number; until: string }>()
  for (const { userId, expectedAnswerOn } of claims) {
    const count = (counts.get(userId)?.count ?? 0) + 1
    counts.set(userId, { count, until: expectedAnswerOn! })
  }
  for (const user of await User.query()
    .whereIn('id', [...counts.keys()])
    .orderBy('id')) {
    const values = { operator: operator.name, ...counts.get(user.id)! }
    await sendEmail(recipientOf(user), 'claims_submitted', values)
  }
}
