export type LedgerFault =
  'transaction off balance' | 'balance differs from entries' | 'books do not sum to zero'
