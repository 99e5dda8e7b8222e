export type LedgerFault =
  | 'transaction off balance'
  | 'transaction without entries'
  | 'balance differs from entries'
  | 'day differs from entries'
  | 'transaction neither sealed nor waiting'
  | 'seal differs from transaction'
  | 'chain broken'
  | 'chain written anew'
