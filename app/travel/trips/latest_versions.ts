import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'

/** `older`: versions by the id of the last. A bank card is at one gate in one second: equal beginnings are one trip. */
export function latestVersions(rows: TravelTransaction[]) {
  const older = new Map<number, TravelTransaction[]>()
  const byTrip = Map.groupBy(rows, tripOf)
  const latest = new Set<TravelTransaction>()
  for (const versions of byTrip.values()) {
    const [last, ...others] = versions.toSorted(newestFirst)
    latest.add(last)
    if (others.length > 0) older.set(last.id, others)
  }
  return { rows: rows.filter((row) => latest.has(row)), older }
}

/** The version that was stored first names the trip, and so keeps its claims. */
export function withOlderVersions(trip: TripDraft, older: Map<number, TravelTransaction[]>) {
  const replaced = older.get(trip.anchorTransactionId)
  if (!replaced) return
  const ids = replaced.map(({ id }) => id)
  trip.mergedTransactionIds = [...trip.mergedTransactionIds, ...ids].sort((a, b) => a - b)
  trip.anchorTransactionId = Math.min(trip.anchorTransactionId, ...ids)
  trip.reasons.push('earlier_version_left_out')
}

function tripOf({ format, kind, externalId, id, at, fromPlace }: TravelTransaction) {
  if (format !== 'ovpay') return `row ${id}`
  if (externalId !== null) return `trip ${externalId}`
  return kind === 'journey' ? `begun ${at} ${normaliseStop(fromPlace ?? '')}` : `row ${id}`
}

const isCorrected = ({ note }: TravelTransaction) => /\bcorrected\b/.test(note ?? '')

const newestFirst = (a: TravelTransaction, b: TravelTransaction) =>
  (b.version ?? 0) - (a.version ?? 0) ||
  Number(isCorrected(b)) - Number(isCorrected(a)) ||
  Number(b.kind === 'journey') - Number(a.kind === 'journey') ||
  (b.endAt ?? 0) - (a.endAt ?? 0) ||
  (a.amountCents ?? 0) - (b.amountCents ?? 0) ||
  b.id - a.id
