import { openClaims, setOutcome } from '#app/claims/letters/claims_in_letter'
import { KINDS } from '#app/claims/letters/kinds'
import { mailTravellers } from '#app/claims/letters/mail_travellers'
import { now, today } from '#app/platform/shared/clock'
import { answerForecast } from '#app/travel/operators/answer_forecast'
import type Counterparty from '#app/travel/operators/counterparty'
import { Refusal } from '#app/platform/shared/refusal'
import type Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

/** Needs the letter locked. Only now its claims are submitted. Throws a Refusal where one of them went on meanwhile. */
export async function recordDispatch(
  letter: Letter,
  operator: Counterparty,
  how: 'sent' | 'posted',
  { by = null, ...set }: { by?: User | null; receipt?: string; postedOn?: string; postedTo?: string }
) {
  const claims = await openClaims(letter)
  if (claims.length !== letter.claimCount) throw new Refusal('letter', 'letterChanged')
  await letter.moveTo(how, {
    by,
    set: { ...set, submittedAt: now(), failedAt: null, problem: null },
  })
  await setOutcome(letter, claims, 'left')
  const leftOn = set.postedOn ?? today()
  const { way, leave, tells } = KINDS[letter.kind]
  const forecast = await answerForecast(operator, way, leftOn)
  for (const claim of claims) await leave(claim, operator, { by, leftOn, forecast })
  if (tells) {
    await mailTravellers(tells.left, claims, (own) => ({
      operator: operator.name,
      count: own.length,
      until: own.at(-1)!.expectedAnswerOn!,
    }))
  }
}
