import type { TripDraft } from '#app/trips/trip_draft'

/** What is wrong with a trip, so that its money may be asked back. */
export const IRREGULARITIES = [
  'missed_check_out',
  'missed_check_in',
  'same_station',
  'double_charge',
] as const
export type Irregularity = (typeof IRREGULARITIES)[number]

/** What one trip shows by itself; a double charge takes two trips, see mark_double_charges.ts. */
export function irregularityOf(trip: TripDraft): Irregularity | null {
  if (trip.status === 'corrected') return null
  if (trip.status === 'missing_check_out') return 'missed_check_out'
  if (trip.status === 'missing_check_in') return 'missed_check_in'
  if (trip.sameStation && (trip.fareCents ?? 0) > 0) return 'same_station'
  return null
}
