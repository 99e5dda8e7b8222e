export const HOLD_REASONS = ['stop_unclear', 'card_details', 'product_proof', 'question'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]
