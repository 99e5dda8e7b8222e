/** The calendar period in which an operator counts corrections. */
export const CAP_PERIODS = ['half_year', 'year'] as const
export type CapPeriod = (typeof CAP_PERIODS)[number]
