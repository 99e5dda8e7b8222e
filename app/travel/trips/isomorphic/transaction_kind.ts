/** `journey` is a whole trip in one line (NS and OVpay files). */
export const TRANSACTION_KINDS = [
  'check_in',
  'check_out',
  'journey',
  'top_up',
  'product',
  'supplement',
  'refund',
  'correction_fee',
] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

export const TRAVEL_KINDS = ['check_in', 'check_out', 'journey'] as const satisfies TransactionKind[]
