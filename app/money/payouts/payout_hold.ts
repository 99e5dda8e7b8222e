/** Why no run takes a payout until a person has looked; the database finds them (`payout_findings`). */
export const PAYOUT_HOLDS = [
  'wallet_below_zero',
  'account_shared',
  'account_changed',
  'first_payout',
  'other_name',
  'payee_not_verified',
  'rejected_by_report',
] as const
export type PayoutHold = (typeof PAYOUT_HOLDS)[number]

export type Clearance = { reason: PayoutHold; note: string; clearedBy: string }
