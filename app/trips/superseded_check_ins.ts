import { normaliseStop } from '#app/trips/stop_name'
import type { TravelTransaction } from '#app/trips/trip_draft'

/**
 * NS and OVpay first write down a trip that goes on as a check-in, and later the same trip whole. Drops check-ins
 * that a later journey row replaces, so they do not count as missed check-outs. A charge is only
 * replaced at OVpay, which reports to the second: at a minute, NS could mean two gates.
 */
export function withoutSupersededCheckIns(
  taps: TravelTransaction[],
  journeys: TravelTransaction[]
) {
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
