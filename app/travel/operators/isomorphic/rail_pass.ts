export const RAIL_PASSES = [
  'full',
  'off_peak_discount',
  'always_discount',
  'other_discount',
  'off_peak_free',
  'weekend_free',
  'student_week',
  'student_weekend',
  'always_free',
  'route_free',
] as const
export type RailPass = (typeof RAIL_PASSES)[number]
