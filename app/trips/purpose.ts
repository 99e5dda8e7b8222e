/** Private or business travel, where the export says so. */
export const PURPOSES = ['private', 'business'] as const
export type Purpose = (typeof PURPOSES)[number]
