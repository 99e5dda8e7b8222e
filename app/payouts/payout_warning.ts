/** What someone should look at before a payout is released. */
export const PAYOUT_WARNINGS = [
  'account_shared',
  'account_changed',
  'other_name',
  'unusual_amount',
] as const
export type PayoutWarning = (typeof PAYOUT_WARNINGS)[number]
