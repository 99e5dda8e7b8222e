import type Claim from '#app/claims/claim'
import type Counterparty from '#app/counterparties/counterparty'
import type { Outcome } from '#app/decisions/outcome'
import { plusDays } from '#app/shared/working_days'

/** After a last answer there is this long to go to a committee. */
const LAST_ANSWER_DAYS = 56

/** The last day (ISO date) on which an answer can be contested; null for one that gives everything. */
export function contestableUntil(
  outcome: Outcome,
  claim: Pick<Claim, 'objectedAt'>,
  { objectionDays }: Pick<Counterparty, 'objectionDays'>,
  answeredOn: string
) {
  if (outcome === 'approved') return null
  return plusDays(answeredOn, claim.objectedAt ? LAST_ANSWER_DAYS : objectionDays)
}
