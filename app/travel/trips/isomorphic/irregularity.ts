import type { TripDraft } from '#app/travel/trips/trip_draft'

export const IRREGULARITIES = [
  'missed_check_out',
  'missed_check_in',
  'wrong_post',
  'same_station',
  'double_charge',
] as const
export type Irregularity = (typeof IRREGULARITIES)[number]

export const MISSED_TAPS = ['missed_check_out', 'missed_check_in'] as const satisfies Irregularity[]
export type MissedTap = (typeof MISSED_TAPS)[number]

export const isMissedTap = (kind: string): kind is MissedTap => MISSED_TAPS.some((tap) => tap === kind)

/** What an operator counts as a correction, of which it takes so many. */
export const CORRECTIONS = [...MISSED_TAPS, 'wrong_post'] as const satisfies Irregularity[]

export const isCorrection = (kind: string | null) => CORRECTIONS.some((one) => one === kind)

const isMissed = ({ status }: TripDraft) => status === 'missing_check_out' || status === 'missing_check_in'

export function irregularityOf(trip: TripDraft): Irregularity | null {
  // What cost nothing has nothing to give back.
  if (trip.status === 'corrected' || (isMissed(trip) && trip.feeCents === 0)) return null
  if (trip.reasons.includes('wrong_post')) return 'wrong_post'
  if (trip.status === 'missing_check_out') return 'missed_check_out'
  if (trip.status === 'missing_check_in') return 'missed_check_in'
  if (trip.sameStation && (trip.fareCents ?? 0) > 0) return 'same_station'
  return null
}
