/** What became of an entry: a line of its own, one that another statement told of, or one that someone had entered by hand. */
export const ENTRY_OUTCOMES = ['booked', 'known', 'replaced'] as const
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number]
