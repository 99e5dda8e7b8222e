/** What someone should look at before a payout is released. */
export const PAYOUT_WARNINGS = [
  'unusual_amount',
  'line_not_proven',
  'account_not_of_operator',
  'to_staff',
  'caused_by_you',
] as const
export type PayoutWarning = (typeof PAYOUT_WARNINGS)[number]

/** How a person can be behind a payout; none of them releases it. */
export const PAYOUT_CAUSES = [
  'payee',
  'matched',
  'entered',
  'uploaded',
  'decided',
  'corrected',
  'reimbursed',
  'cleared',
  'reported',
] as const
export type PayoutCause = (typeof PAYOUT_CAUSES)[number]
