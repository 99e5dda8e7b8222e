import { amsterdamDay } from '#app/trips/amsterdam_day'
import { assignRows, dayNamedIn, dayOfTrip } from '#app/trips/assign_rows'
import { companyNamed } from '#app/trips/operators/company_names'
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
  const fares = new Set(
    trips.filter(({ status }) => status === 'complete').map(({ fareCents }) => fareCents ?? 0)
  )
  const costOf = (refund: TravelTransaction, trip: TripDraft) => costTo(refund, trip, fares)
  for (const { row, trip } of assignRows(refunds, chargeable, costOf)) {
    trip.status = 'corrected'
    trip.refundTransactionId = row.id
    trip.reasons.push('refunded_in_own_row')
  }
}

const chargeOf = (trip: TripDraft) => trip.feeCents ?? trip.fareCents ?? 0

function costTo(refund: TravelTransaction, trip: TripDraft, fares: Set<number>): number | null {
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
  const isUsual = left === 0 || fares.has(left)
  return (named === null ? 1_000 : 0) + (isUsual ? 0 : 1_000) + days
}

const placesOf = ({ fromPlace, toPlace }: TravelTransaction) =>
  `${fromPlace ?? ''} ${toPlace ?? ''}`
