/** The table `ledger_kinds` holds the same list. */
export const LEDGER_KINDS = [
  'refund.received',
  'refund.reclaimed',
  'payout.requested',
  'payout.cancelled',
  'payout.paid',
  'payout.returned',
  'premium.charged',
  'referral.rewarded',
  'balance.given_up',
  'adjustment',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]
