import { amsterdamDay } from '#app/travel/trips/amsterdam_day'
import { type Money, assignRows, dayOfTrip, fitsDay, namesOtherDay } from '#app/travel/trips/assign_rows'
import { companyNamed, readProduct } from '#app/travel/trips/operators/company_names'
import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'

/** NS takes a missed check-out up to six months after travel. Source: ns.nl. */
const PAID_WITHIN_DAYS = 200

/** An operator that paid by itself would refuse a claim of the trip, and count it. */
export function joinRefunds(trips: TripDraft[], { rows: refunds, answers }: Money) {
  if (refunds.length === 0) return
  const chargeable = trips.filter(
    (trip) => trip.status !== 'corrected' && trip.status !== 'still_travelling' && chargeOf(trip) > 0
  )
  const known = {
    fares: usualFares(trips),
    days: new Set(trips.map(dayOfTrip)),
    mostOfOne: mostOfOne(chargeable),
  }
  const { pairs, unclear } = assignRows(refunds, chargeable, (refund, trip) => fitOf(refund, trip, known), {
    answers,
    isAsked: (refund) => centsOf(refund) > known.mostOfOne || namesOtherDay(refund, known.days),
  })
  for (const { row, trip } of pairs) {
    trip.status = 'corrected'
    trip.refundTransactionId = row.id
    trip.reasons.push('refunded_in_own_row')
  }
  for (const [row, candidates] of unclear) markUnclear(row, candidates)
}

export function markUnclear(row: TravelTransaction, candidates: TripDraft[]) {
  for (const trip of candidates) {
    if (trip.unclearTransactionIds.includes(row.id)) continue
    trip.unclearTransactionIds.push(row.id)
    if (!trip.reasons.includes('payment_unclear')) trip.reasons.push('payment_unclear')
  }
}

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

/** The surest first: place and day that the row names, then what is left of the charge; a normal journey is last. */
function fitOf(
  refund: TravelTransaction,
  trip: TripDraft,
  known: { fares: ReturnType<typeof usualFares>; days: ReadonlySet<number>; mostOfOne: number }
): number | null {
  const days = amsterdamDay(refund.at) - dayOfTrip(trip)
  if (days < 0 || days > PAID_WITHIN_DAYS) return null
  const day = fitsDay(refund, trip, known.days)
  if (day === null) return null
  const operator =
    companyNamed(`${refund.operatorName ?? ''} ${placesOf(refund)}`) ?? readProduct(refund.product ?? '').company
  if (operator !== null && trip.operator !== null && operator !== trip.operator) return null

  const cents = centsOf(refund)
  const left = chargeOf(trip) - cents
  // It is more than any trip cost, so it is of several.
  if (left < 0) return cents > known.mostOfOne && isChargedWrongly(trip) ? day : null
  const isMissedTap = trip.status === 'missing_check_out' || trip.status === 'missing_check_in'
  // A stay at one station, and a journey that was paid twice, come back as a whole.
  if (!isMissedTap && (cents === 0 || left > 0)) return null
  const place = (namesPlace(refund, trip) ? 100 : 0) + day * 10
  if (!isMissedTap && !trip.sameStation && day === 0) return place
  return place + (isFareLeft(trip, left, known.fares) ? 2 : 1)
}

function namesPlace(refund: TravelTransaction, trip: TripDraft) {
  const named = new Set(
    [refund.fromPlace, refund.toPlace].flatMap((place) => (place === null ? [] : normaliseStop(place)))
  )
  return [trip.fromPlace, trip.toPlace].some((place) => place !== null && named.has(normaliseStop(place)))
}

const isFareLeft = (trip: TripDraft, left: number, fares: ReturnType<typeof usualFares>) =>
  left === 0 || (fares.get(left)?.has(normaliseStop(trip.fromPlace ?? trip.toPlace ?? '')) ?? false)

const placesOf = ({ fromPlace, toPlace }: TravelTransaction) => `${fromPlace ?? ''} ${toPlace ?? ''}`

/** More than this comes back for several trips. */
function mostOfOne(trips: TripDraft[]) {
  const wrong = trips.filter(isChargedWrongly)
  return wrong.length > 1 ? Math.max(...wrong.map(chargeOf)) : Infinity
}

const centsOf = ({ amountCents }: TravelTransaction) => Math.abs(amountCents ?? 0)

const isChargedWrongly = (trip: TripDraft) =>
  trip.sameStation || trip.status === 'missing_check_out' || trip.status === 'missing_check_in'
