export const REFUND_DESTINATIONS = ['member', 'tenant'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]
