/** Whose money it is: a traveller's, an organisation's, or an operator's that comes back to it. */
export const PAYOUT_KINDS = ['traveller', 'tenant', 'operator'] as const
export type PayoutKind = (typeof PAYOUT_KINDS)[number]
