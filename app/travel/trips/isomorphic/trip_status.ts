export const TRIP_STATUSES = [
  'complete',
  'missing_check_out',
  'missing_check_in',
  'still_travelling',
  'corrected',
  'superseded',
] as const
export type TripStatus = (typeof TRIP_STATUSES)[number]
