import { amsterdamDay } from '#app/travel/trips/amsterdam_day'
import { type Money, assignRows, dayOfTrip, fitsDay } from '#app/travel/trips/assign_rows'
import { markUnclear } from '#app/travel/trips/join_refunds'
import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'
import type { TripReason } from '#app/travel/trips/trip_reason'

/** NS books a fee on the fifth day after travel; weekends and holidays add some. Source: ns.nl. */
const BOOKED_WITHIN_DAYS = 10

const IMPUTED: TripReason[] = ['fee_imputed_train', 'fee_imputed_local', 'product_open']

/** The fee for bus, tram and metro; trains cost more. Source: 9292.nl. */
const LOCAL_FEE_CENTS = 4_00

/** Never just to the nearest; where several fit, the traveller says which. */
export function joinFees(trips: TripDraft[], { rows: fees, answers }: Money) {
  if (fees.length === 0) return
  const missed = trips.filter(({ status }) => status === 'missing_check_out' || status === 'missing_check_in')
  const days = new Set(trips.map(dayOfTrip))
  const { pairs, unclear } = assignRows(fees, missed, (fee, trip) => fitOf(fee, trip, days), {
    answers,
    byAmount: true,
  })
  for (const { row, trip } of pairs) join(trip, row)
  for (const [row, candidates] of unclear) markUnclear(row, candidates)
}

function fitOf(fee: TravelTransaction, trip: TripDraft, tripDays: Set<number>): number | null {
  const days = amsterdamDay(fee.at) - dayOfTrip(trip)
  const named = fitsDay(fee, trip, tripDays)
  if (named === null || (named < 2 && (days < 0 || days > BOOKED_WITHIN_DAYS))) return null
  if (!fitsVehicle(fee, trip) || !fitsKind(fee, trip) || !fitsPlace(fee, trip)) return null

  const wasCharged = !isImputed(trip) && trip.feeCents !== null
  const rank = wasCharged ? 0 : trip.status === 'missing_check_in' ? 1 : 2
  const isExpected = trip.feeCents === Math.abs(fee.amountCents ?? 0)
  const isPlace = fee.fromPlace !== null && trip.fromPlace !== null
  // Some date a fee as its trip.
  const isSameDay = days === 0
  return (isPlace ? 1_000 : 0) + named * 100 + rank * 10 + (isExpected ? 2 : 0) + (isSameDay ? 1 : 0)
}

function fitsVehicle({ amountCents }: TravelTransaction, { mode }: TripDraft) {
  if (amountCents === null || mode === 'unknown') return true
  return (mode === 'train') === Math.abs(amountCents) > LOCAL_FEE_CENTS
}

const NO_CHECK_OUT = /zonder check-?uit|missed check-?out/i
const NO_CHECK_IN = /zonder check-?in|missed check-?in/i

function fitsKind({ note }: TravelTransaction, { status }: TripDraft) {
  if (NO_CHECK_OUT.test(note ?? '')) return status === 'missing_check_out'
  return !NO_CHECK_IN.test(note ?? '') || status === 'missing_check_in'
}

const fitsPlace = ({ fromPlace }: TravelTransaction, trip: TripDraft) =>
  fromPlace === null || trip.fromPlace === null || normaliseStop(fromPlace) === normaliseStop(trip.fromPlace)

const isImputed = (trip: TripDraft) => trip.reasons.some((reason) => IMPUTED.includes(reason))

function join(trip: TripDraft, fee: TravelTransaction) {
  trip.feeTransactionId = fee.id
  trip.reasons.push('fee_joined_by_date')
  if (fee.amountCents === null) return

  trip.feeCents = Math.abs(fee.amountCents)
  if (trip.status === 'missing_check_out') trip.fareCents = trip.feeCents
  trip.reasons = trip.reasons.filter((reason) => !IMPUTED.includes(reason))
  trip.reasons.push('fee_in_own_row')
}
