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

const isOpen = ({ evaluation }: Candidate) => evaluation.reason === null || evaluation.reason === 'tooEarly'

/** Proposes the most valuable, also those that open later. `capReached` is for a cap that was used up before. */
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
