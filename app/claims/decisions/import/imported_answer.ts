import type { Outcome } from '#app/claims/decisions/outcome'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'

/** What is wrong with a line; catalog: `admin.answerImport.problems`. */
export type LineProblem =
  | 'noReference'
  | 'twice'
  | 'unknownClaim'
  | 'ownClaim'
  | 'notAwaiting'
  | 'noOutcome'
  | 'noAmount'
  | 'tooMuch'
  | 'noReason'
  | 'badDay'
  | 'beforeLetter'

/** A line of a table of answers, as it was read. `line` is as spreadsheets count. */
export type ImportedAnswer = {
  line: number
  reference: string
  outcome: Outcome | null
  approvedCents: number | null
  reason: RejectionReason | null
  /** What stands in the table, where it is none of our reasons. */
  statedReason: string | null
  note: string | null
  /** ISO date. */
  answeredOn: string | null
  problem: LineProblem | null
}
