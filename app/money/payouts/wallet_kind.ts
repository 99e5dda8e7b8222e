import type { Posted } from '#app/money/ledger/ledger'

export const WALLET_KINDS = [
  'refund.received',
  'refund.reversed',
  'refund.reclaimed',
  'settlement.received',
  'settlement.reversed',
  'payout.requested',
  'payout.cancelled',
  'payout.returned',
  'premium.charged',
  'referral.rewarded',
  'balance.given_up',
  'expense.reimbursed',
  'adjustment',
  'correction',
] as const satisfies Posted['kind'][]
export type WalletKind = (typeof WALLET_KINDS)[number]
