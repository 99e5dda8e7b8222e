export const ALLOCATION_KINDS = [
  'claim',
  'reclaim',
  'payout_run',
  'payout',
  'payout_return',
  'settlement',
  'sent_back',
  'write_off',
  'withdrawn',
  'cost',
] as const
export type AllocationKind = (typeof ALLOCATION_KINDS)[number]

/** Accounts of the ledger for what a bank takes and gives. */
export const COST_KINDS = ['bank_costs', 'interest'] as const
export type CostKind = (typeof COST_KINDS)[number]
