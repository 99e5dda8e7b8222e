import type Claim from '#app/claims/claims/claim'
import type User from '#app/people/accounts/user'
import type { AnswerForecast } from '#app/travel/operators/answer_forecast'
import type Counterparty from '#app/travel/operators/counterparty'
import type { Question } from '#app/platform/shared/question'

/** `leftOn` is an ISO date. */
export type Left = { by: User | null; leftOn: string; forecast: AnswerForecast }

/** Widths are points. */
export type LetterColumn = [name: string, width: number]

export type KindOfLetter = {
  mayLeave: Question
  /** A claim that left with it and still waits for what the operator says to it. */
  isUnanswered: Question
  askedCents: (claim: Claim) => number
  /** Somebody else than wrote it compares it with its evidence. */
  needsCheck: boolean
  /** Which answers tell how long the next one takes. */
  way: 'letter' | 'objection'
  /** Of the table of its claims. Fixed, so that a long word breaks instead of widening the table. */
  columns: LetterColumn[]
  email: 'letter' | 'letter_objection' | 'letter_reminder'
  /** The messages to travellers, of which each gets one however many of the claims are theirs. */
  tells: { left: 'claims_submitted' | 'claims_objected'; returned: 'claims_returned' | 'objections_returned' } | null
  leave: (claim: Claim, operator: Counterparty, left: Left) => Promise<Claim>
  /** What it means for a claim that nobody read the letter. */
  comeBack: (claim: Claim, operator: Counterparty, by: User | null) => Promise<Claim>
}

export const NOT_EXPECTED = {
  expectedAnswerOn: null,
  expectedFrom: null,
  expectedDays: null,
  expectedMostDays: null,
  expectedSample: null,
}
