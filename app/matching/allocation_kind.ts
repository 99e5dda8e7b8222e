/** What (a part of) a line of our bank account was for. */
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
] as const
export type AllocationKind = (typeof ALLOCATION_KINDS)[number]
