import { amsterdamDay } from '#app/trips/amsterdam_day'
import type { TravelTransaction, TripDraft } from '#app/trips/trip_draft'

/** Lower is better; null where the row cannot belong to the trip. */
type Cost = (row: TravelTransaction, trip: TripDraft) => number | null

/** Pairs rows with trips, one to one, the surest first; the order of the rows does not matter. */
export function assignRows(rows: TravelTransaction[], trips: TripDraft[], costOf: Cost) {
  const pairs = rows
    .flatMap((row, at) => trips.map((trip, of) => ({ row, trip, at, of, cost: costOf(row, trip) })))
    .filter((pair): pair is typeof pair & { cost: number } => pair.cost !== null)
    .sort((a, b) => a.cost - b.cost || a.at - b.at || a.of - b.of)
  const taken = new Set<TravelTransaction | TripDraft>()
  return pairs.filter(({ row, trip }) => {
    if (taken.has(row) || taken.has(trip)) return false
    taken.add(row).add(trip)
    return true
  })
}

export const dayOfTrip = (trip: TripDraft) => amsterdamDay((trip.checkedInAt ?? trip.checkedOutAt)!)

const DAY_IN_TEXT = /\b(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})\b/

/** The day that a text names, such as that of a trip which was corrected. */
export function dayNamedIn(text: string | null) {
  const [, day, month, year] = DAY_IN_TEXT.exec(text ?? '') ?? []
  if (!day) return null
  const full = year.length === 2 ? `20${year}` : year
  const instant = Date.parse(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return Number.isNaN(instant) ? null : instant / (24 * 60 * 60_000)
}
