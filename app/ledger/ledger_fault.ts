/** What the view `ledger_faults` can find; one of these is a mistake of ours and never of a person. */
export const LEDGER_FAULTS = [
  'transaction off balance',
  'balance differs from entries',
  'books do not sum to zero',
] as const
export type LedgerFault = (typeof LEDGER_FAULTS)[number]
