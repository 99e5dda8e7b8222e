import type { Cap, Evaluation } from '#app/claims/claims/evaluate'

type Candidate = {
  trip: { travelledOn: string }
  evaluation: Evaluation
  cap: Cap | null
  proposed: boolean
  keptUntil: string | null
}

export function mostValuableFirst(a: Candidate, b: Candidate) {
  const worth = (one: Candidate) => (isOpen(one) ? one.evaluation.quote!.grossCents : -1)
  return worth(b) - worth(a) || b.trip.travelledOn.localeCompare(a.trip.travelledOn)
}

/** Now, or as soon as the operator takes it. */
const isOpen = ({ evaluation }: Candidate) => evaluation.reason === null || evaluation.reason === 'tooEarly'

/**
 * Allocates the remaining cap, most valuable first, and marks the rest `capReached`. A place is kept for a trip that opens
 * later and is worth more.
 */
export function allocateCap<One extends Candidate>(sorted: One[]) {
  const left = new Map<string, number>()
  const kept = new Map<string, string>()
  for (const one of sorted) {
    const { reason, opensOn } = one.evaluation
    if (!isOpen(one)) continue
    if (!one.cap) {
      one.proposed = true
      continue
    }
    const { key } = one.cap
    const remaining = left.get(key) ?? one.cap.left
    one.proposed = remaining > 0
    if (one.proposed && reason === 'tooEarly') kept.set(key, opensOn!)
    if (!one.proposed && one.cap.left > 0 && reason === null) one.keptUntil = kept.get(key) ?? null
    left.set(key, remaining - 1)
    if (one.cap.left === 0 && reason === null) one.evaluation = { ...one.evaluation, reason: 'capReached' }
  }
  return sorted
}
