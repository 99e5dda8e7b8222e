import { COSTS, MONTHS_TO_ESCALATE } from '#app/claims/claims/committee'
import type Claim from '#app/claims/claims/claim'
import type Counterparty from '#app/travel/operators/counterparty'
import type { Outcome } from '#app/claims/decisions/outcome'
import { isoDate } from '#app/platform/shared/clock'
import { plusDays } from '#app/platform/shared/working_days'

type Contested = Pick<Claim, 'objectedAt' | 'submittedAt' | 'grossCents'>

/** ISO date: to object, then for a committee within MONTHS_TO_ESCALATE. Null for an answer that gives everything. */
export function contestableUntil(
  outcome: Outcome,
  claim: Contested,
  { objectionDays }: Pick<Counterparty, 'objectionDays'>,
  answeredOn: string,
  approvedCents: number | null
) {
  if (outcome === 'approved') return null
  if (!claim.objectedAt) return plusDays(answeredOn, objectionDays)
  // Too little for any committee: the answer stands.
  if (claim.grossCents - (approvedCents ?? 0) < COSTS.klachtenloket.floorCents) return answeredOn
  return isoDate(claim.submittedAt!.plus({ months: MONTHS_TO_ESCALATE }))
}
