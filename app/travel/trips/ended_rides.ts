import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

const DOUBLE_TAP_MS = 2 * 60_000

/** A late check-out counts only without another tap in between (gaiyo.com). `rows` are in order. */
export function endedBy(rows: TravelTransaction[]) {
  const begun = rows.filter(({ kind }) => kind === 'check_in' || kind === 'journey')
  const last = begun.at(-1)
  const before = last && begun.findLast((row) => placeOf(row) !== placeOf(last))
  return (checkIn: TravelTransaction) =>
    [last, before].some(
      (other) => other !== undefined && placeOf(other) !== placeOf(checkIn) && other.at - checkIn.at > DOUBLE_TAP_MS
    )
}

const placeOf = ({ fromPlace }: TravelTransaction) => normaliseStop(fromPlace ?? '')
