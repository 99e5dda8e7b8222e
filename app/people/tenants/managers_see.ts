/** Totals and claims without places, or each business trip of a person. */
export const MANAGERS_SEE = ['totals', 'trips'] as const
export type ManagersSee = (typeof MANAGERS_SEE)[number]
