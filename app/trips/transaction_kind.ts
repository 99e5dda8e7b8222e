/** What a line of an export records. `journey` is a whole trip in one line (NS and OVpay files). */
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

/** The kinds a trip is built from. */
export const TRAVEL_KINDS = [
  'check_in',
  'check_out',
  'journey',
] as const satisfies TransactionKind[]
