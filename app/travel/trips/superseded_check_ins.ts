import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

/** NS and OVpay first report an open trip as a check-in. A charged one goes only at OVpay, exact to the second. */
export function withoutSupersededCheckIns(taps: TravelTransaction[], journeys: TravelTransaction[]) {
  const replacing = new Set<number>()
  if (journeys.length === 0) return { current: taps, replacing }

  const begun = new Map(journeys.map((journey) => [beginOf(journey), journey.id]))
  const current = taps.filter((tap) => {
    if (tap.kind !== 'check_in' || (tap.amountCents && tap.transport === null)) return true
    const journey = begun.get(beginOf(tap))
    if (journey !== undefined) replacing.add(journey)
    return journey === undefined
  })
  return { current, replacing }
}

const beginOf = ({ at, fromPlace }: TravelTransaction) => `${at} ${normaliseStop(fromPlace ?? '')}`
