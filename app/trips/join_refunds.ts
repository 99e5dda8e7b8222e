import { amsterdamDay } from '#app/trips/amsterdam_day'
import { assignRows, dayNamedIn, dayOfTrip } from '#app/trips/assign_rows'
import { companyNamed } from '#app/trips/operators/company_names'
import { normaliseStop } from '#app/trips/stop_name'
import type { TravelTransaction, TripDraft } from '#app/trips/trip_draft'

/** NS takes a missed check-out up to six months after travel. Source: ns.nl. */
const PAID_WITHIN_DAYS = 200

/** An operator that paid by itself closes the trip: it would refuse a claim, and count it. */
export function joinRefunds(trips: TripDraft[], refunds: TravelTransaction[]) {
  if (refunds.length === 0) return
  const chargeable = trips.filter(
    (trip) =>
      trip.status !== 'corrected' && trip.status !== 'still_travelling' && chargeOf(trip) > 0
  )
  const fares = usualFares(trips)
  const costOf = (refund: TravelTransaction, trip: TripDraft) => costTo(refund, trip, fares)
  for (const { row, trip } of assignRows(refunds, chargeable, costOf)) {
    trip.status = 'corrected'
    trip.refundTransactionId = row.id
    trip.reasons.push('refunded_in_own_row')
  }
}

/** The stops at which rides of a fare began or ended, by fare. */
function usualFares(trips: TripDraft[]) {
  const fares = new Map<number, Set<string>>()
  for (const { status, fareCents, fromPlace, toPlace } of trips) {
    if (status !== 'complete' || fareCents === null) continue
    const places = fares.get(fareCents) ?? new Set()
    fares.set(fareCents, places)
    for (const place of [fromPlace, toPlace]) if (place !== null) places.add(normaliseStop(place))
  }
  return fares
}

const chargeOf = (trip: TripDraft) => trip.feeCents ?? trip.fareCents ?? 0

function costTo(
  refund: TravelTransaction,
  trip: TripDraft,
  fares: ReturnType<typeof usualFares>
): number | null {
  const days = amsterdamDay(refund.at) - dayOfTrip(trip)
  if (days < 0 || days > PAID_WITHIN_DAYS) return null
  const named = dayNamedIn(refund.note)
  if (named !== null && named !== dayOfTrip(trip)) return null
  const operator = companyNamed(`${refund.operatorName ?? ''} ${placesOf(refund)}`)
  if (operator !== null && trip.operator !== null && operator !== trip.operator) return null

  const cents = Math.abs(refund.amountCents ?? 0)
  const left = chargeOf(trip) - cents
  if (left < 0) return null
  const isMissedTap = trip.status === 'missing_check_out' || trip.status === 'missing_check_in'
  // A stay at one station, and a journey that was paid twice, come back as a whole.
  if (!isMissedTap && (cents === 0 || left > 0)) return null
  // A normal journey that costs as much is the last to think of, unless the day says so.
  if (!isMissedTap && !trip.sameStation) return (named === null ? 4_000 : 0) + days
  return (named === null ? 2_000 : 0) + strangeness(trip, left, fares) + days
}

/** What is left of a fee is the fare: best one that was paid at the same stop, else any that was paid. */
function strangeness(trip: TripDraft, left: number, fares: ReturnType<typeof usualFares>) {
  const places = fares.get(left)
  const known = normaliseStop(trip.fromPlace ?? trip.toPlace ?? '')
  if (left === 0 || places?.has(known)) return 0
  return places ? 500 : 1_000
}

const placesOf = ({ fromPlace, toPlace }: TravelTransaction) =>
  `${fromPlace ?? ''} ${toPlace ?? ''}`
