import type { MatchReason } from '#app/matching/match_reason'

type Scored = { score: number; reasons: MatchReason[] }

/** Our exact reference and the exact amount, nothing against it, and no other proposal that is as good. */
export function isCertain([best, next]: Scored[]) {
  if (!best) return false
  const has = (reason: MatchReason) => best.reasons.includes(reason)
  const isExact = has('reference') && (has('amount_exact') || has('sum_exact'))
  const isRivalled = next !== undefined && next.score >= best.score
  return isExact && !has('other_operator') && !isRivalled
}
