/** Why we withdrew a claim that had not left: a newer file shows that its trip was paid back, or was in order. */
export const OVERTAKEN = ['paid_back', 'in_order'] as const
export type Overtaken = (typeof OVERTAKEN)[number]
