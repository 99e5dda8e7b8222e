export const LEDGER_FAULTS = [
  'transaction off balance',
  'balance differs from entries',
  'books do not sum to zero',
] as const
export type LedgerFault = (typeof LEDGER_FAULTS)[number]
