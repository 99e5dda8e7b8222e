export const FARE_ORIGINS = ['planner_9292', 'planner_ns', 'operator_site', 'receipt'] as const
export type FareOrigin = (typeof FARE_ORIGINS)[number]
