import { AGAINST, type MatchReason } from '#app/money/matching/isomorphic/match_reason'
import type { ProposalKind } from '#app/money/matching/proposals/proposals_of'

type Scored = { kind: ProposalKind; score: number; reasons: MatchReason[] }

/** Our exact reference and amounts, the account or confirmed name of the payer, nothing against it and no rival. */
export function isCertain([best, next]: Scored[]) {
  if (!best) return false
  const has = (...reasons: MatchReason[]) => reasons.some((reason) => best.reasons.includes(reason))
  const isRivalled = next !== undefined && next.score >= best.score
  if (isRivalled || has(...AGAINST) || !has('reference')) return false
  if (!has('amount_exact', 'sum_exact', 'details_exact')) return false
  return WHO[best.kind]?.some((reason) => has(reason)) ?? true
}

/** Who has to be sure; the others are moves of our own, which the reference names. */
const WHO: Partial<Record<ProposalKind, MatchReason[]>> = {
  claim: ['operator_account', 'operator_known_name'],
  reclaim: ['operator_account', 'operator_known_name'],
  payout: ['same_account'],
  payout_return: ['same_account', 'return_code'],
  // Money of many people moves at once: a person looks.
  run_return: [],
}
