import type Claim from '#app/claims/claims/claim'
import type Counterparty from '#app/travel/operators/counterparty'
import { type AnswerForecast, answerForecast, frozen } from '#app/travel/operators/answer_forecast'
import { isGuided } from '#app/claims/rules/channel'
import { momentOf, today } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

/** Needs the claim locked. The operator's term runs from `leftOn` (ISO date). */
export async function markSubmitted(
  claim: Claim,
  operator: Counterparty,
  {
    by,
    operatorReference = null,
    leftOn = today(),
    forecast,
  }: {
    by: User | null
    operatorReference?: string | null
    leftOn?: string
    forecast?: AnswerForecast
  }
) {
  const way = isGuided(claim.channel) ? 'guided' : 'letter'
  const expected = forecast ?? (await answerForecast(operator, way, leftOn))
  return claim.moveTo('submitted', {
    by,
    set: {
      operatorReference,
      submittedAt: momentOf(leftOn),
      ...frozen(expected),
    },
    audit: { gross: claim.grossCents, ...(operatorReference && { operatorReference }) },
  })
}
