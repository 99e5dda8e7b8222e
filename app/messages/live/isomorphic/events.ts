/** Keys are references, or public ids of batches and browsers. Clients hear `App\Events\<name>`. */
export const EVENTS = [
  'BatchProgressed',
  'BatchImported',
  'ClaimMoved',
  'ClaimsFiled',
  'RefundReceived',
  'ClaimDecided',
  'PayoutMoved',
  'PayoutRunMoved',
  'LetterMoved',
  'ExpenseSubmitted',
  'ExpenseMoved',
  'BalanceChanged',
  'LedgerChecked',
  'StatementMoved',
  'LineMoved',
  'CorrectionMoved',
  'MonthMoved',
  'SessionEnded',
  'MembersChanged',
] as const
export type EventName = (typeof EVENTS)[number]

export type Hint = {
  keys: string[] | null
  /** Counts up by one on each channel; a gap means that an event was missed. */
  sequence: number
}

export const NAMESPACE = 'App\\Events\\'
