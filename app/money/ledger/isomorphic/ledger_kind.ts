/** The table `ledger_kinds` holds the same list, with the limit of each. */
export const LEDGER_KINDS = [
  'statement.booked',
  'statement.taken_back',
  'refund.received',
  'refund.reversed',
  'refund.reclaimed',
  'refund.sent_back',
  'write_off',
  'write_off.reversed',
  'settlement.received',
  'settlement.reversed',
  'payout.requested',
  'payout.cancelled',
  'payout.paid',
  'payout.reversed',
  'payout.returned',
  'payout.rejected',
  'premium.charged',
  'referral.rewarded',
  'balance.given_up',
  'expense.reimbursed',
  'adjustment',
  'correction',
  'cost.booked',
  'cost.reversed',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** The other kinds move money between accounts of our own. */
export type WalletKind = Exclude<
  LedgerKind,
  | 'statement.booked'
  | 'statement.taken_back'
  | 'payout.rejected'
  | 'cost.booked'
  | 'cost.reversed'
  | 'refund.sent_back'
  | 'payout.reversed'
  | 'write_off'
  | 'write_off.reversed'
>
