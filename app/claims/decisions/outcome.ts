export const OUTCOMES = ['approved', 'partly_approved', 'rejected'] as const
export type Outcome = (typeof OUTCOMES)[number]
