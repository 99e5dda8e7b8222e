import { AGAINST, type MatchReason } from '#app/money/matching/isomorphic/match_reason'

/** The certainties that owners choose from, in per cent. */
export const TOGETHER_FROM = [80, 85, 90, 95, 100] as const
export type TogetherFrom = (typeof TOGETHER_FROM)[number]

type Scored = { score: number; reasons: MatchReason[] }

export function acceptable<One extends Scored>([best, next]: One[], from: number): One | null {
  if (!best || best.score < from) return null
  if (best.reasons.some((reason) => AGAINST.some((one) => one === reason))) return null
  return next && next.score >= best.score ? null : best
}
