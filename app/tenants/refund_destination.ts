/** Whose wallet a refund goes to: the traveller's, or that of the organisation. */
export const REFUND_DESTINATIONS = ['member', 'tenant'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]
