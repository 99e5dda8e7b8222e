/** Where the operator pays: our account, the traveller's own account or card, or the invoice of the employer. */
export const REFUND_TARGETS = ['fareback', 'traveller', 'employer'] as const
export type RefundTarget = (typeof REFUND_TARGETS)[number]
