/** Why we withdrew a claim that had not left: its trip was paid back, was in order, or cost something else than we thought. */
export const OVERTAKEN = ['paid_back', 'in_order', 'charged_otherwise'] as const
export type Overtaken = (typeof OVERTAKEN)[number]
