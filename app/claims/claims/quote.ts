import { feeOf } from '#app/claims/claims/isomorphic/fee'
import { isPremium } from '#app/people/accounts/is_premium'

/** Gross is asked of the operator, the fee is ours and net is the traveller's. */
export type Quote = { grossCents: number; feeBps: number; feeCents: number; netCents: number }

export function quote(grossCents: number, feeBps: number): Quote {
  const feeCents = feeOf(grossCents, feeBps)
  return { grossCents, feeBps, feeCents, netCents: grossCents - feeCents }
}

/** Premium travellers pay by the month and nothing per claim. */
export const feeBpsFor = (user: Parameters<typeof isPremium>[0], tenant: { feeBps: number }) =>
  isPremium(user) ? 0 : tenant.feeBps
