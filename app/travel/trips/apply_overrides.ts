import { rowsOf } from '#app/travel/trips/merge_reports'
import type { TapReading } from '#app/travel/trips/isomorphic/tap_reading'
import type { Purpose } from '#app/travel/trips/purpose'
import type { TripDraft } from '#app/travel/trips/trip_draft'

/** `isClaimed`: it follows from the kind of a claim, and nobody was asked. */
type Said = {
  operator: string | null
  hasFare: boolean
  purpose: Purpose | null
  tapReading: TapReading | null
  isClaimed?: boolean
}

/** By the first tap of the trip it was given for. */
export type Overrides = Map<number, Said>

export function tapSaidIn(overrides: Overrides, trip: TripDraft) {
  const said = saidIn(overrides, trip)
  return said?.tapReading ? { reading: said.tapReading, isAnswer: !said.isClaimed } : null
}

function saidIn(overrides: Overrides, trip: TripDraft): Said | undefined {
  if (overrides.size === 0) return undefined
  return rowsOf(trip)
    .map((id) => overrides.get(id))
    .find((one) => one !== undefined)
}

export function applyOverrides(trips: TripDraft[], overrides: Overrides) {
  if (overrides.size === 0) return
  for (const trip of trips) {
    const given = saidIn(overrides, trip)
    if (!given) continue
    if (given.operator !== null) {
      trip.operator = given.operator
      trip.reasons = trip.reasons.filter((reason) => !reason.startsWith('operator_'))
      trip.reasons.push('operator_chosen_by_traveller')
    }
    if (given.purpose !== null) trip.purpose = given.purpose
    if (given.hasFare) trip.reasons.push('fare_entered_by_traveller')
  }
}
