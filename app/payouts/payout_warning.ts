/** What someone should look at before a payout is released. */
export const PAYOUT_WARNINGS = [
  'account_shared',
  'account_changed',
  'other_name',
  'unusual_amount',
  'line_not_proven',
  'account_not_of_operator',
  'to_staff',
  'caused_by_you',
] as const
export type PayoutWarning = (typeof PAYOUT_WARNINGS)[number]
