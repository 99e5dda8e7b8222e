export const PURPOSES = ['private', 'business'] as const
export type Purpose = (typeof PURPOSES)[number]
