export const FARE_SOURCES = ['own_earlier_trip', 'ns_fare_table', 'entered_by_traveller', 'none'] as const
export type FareSource = (typeof FARE_SOURCES)[number]
