export const DECLINE_REASONS = ['gone', 'same_account'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]
