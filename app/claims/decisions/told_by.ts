/** Who told us of an answer: the operator itself, its traveller, or an export that shows the money. */
export const TOLD_BY = ['operator', 'traveller', 'export'] as const
export type ToldBy = (typeof TOLD_BY)[number]
