/** As in the column of the database. */
export const WAITS_WITH = ['us', 'operator', 'traveller', 'committee', 'nobody'] as const
export type WaitsWith = (typeof WAITS_WITH)[number]
