/** The calendar period that an operator counts corrections in. */
export const CAP_PERIODS = ['half_year', 'year'] as const
export type CapPeriod = (typeof CAP_PERIODS)[number]
