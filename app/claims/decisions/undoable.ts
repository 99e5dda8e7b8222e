import type { Outcome } from '#app/claims/decisions/outcome'
import { UNDO_SECONDS } from '#app/claims/decisions/undo_seconds'
import { now } from '#app/platform/shared/clock'

/** What a session remembers of the answer that was recorded last; `at` is in milliseconds. */
export const LAST_DECISION = 'last_decision'
export type LastDecision = { reference: string; outcome: Outcome; at: number }

export type Undoable = { reference: string; outcome: Outcome; secondsLeft: number }

export function undoableIn(last: LastDecision | undefined): Undoable | null {
  if (!last) return null
  const secondsLeft = Math.ceil(UNDO_SECONDS - (now().toMillis() - last.at) / 1_000)
  if (secondsLeft <= 0 || secondsLeft > UNDO_SECONDS) return null
  return { reference: last.reference, outcome: last.outcome, secondsLeft }
}
