import { amsterdamDay } from '#app/trips/amsterdam_day'
import type { TravelTransaction, TripDraft } from '#app/trips/trip_draft'
import type { TripReason } from '#app/trips/trip_reason'

/** NS books a fee on the fifth day after travel; weekends and holidays can add some. Source: ns.nl. */
const BOOKED_WITHIN_DAYS = 10

const IMPUTED: TripReason[] = ['fee_imputed_train', 'fee_imputed_local']

type ByDay = Map<number, TripDraft[]>

/**
 * Joins the fees that NS books in a row of their own, without stations, to the trips with a missed tap: one of
 * the same date, else the latest of the days before. Missed check-outs of which the fee is not known yet come
 * first, missed check-ins last. Fees and trips are given in order of time.
 */
export function joinFees(trips: TripDraft[], fees: TravelTransaction[]) {
  if (fees.length === 0) return
  const missedCheckOuts = trips.filter(({ status }) => status === 'missing_check_out')
  const waiting = [
    byDay(missedCheckOuts.filter(isImputed)),
    byDay(missedCheckOuts.filter((trip) => !isImputed(trip))),
    byDay(trips.filter(({ status }) => status === 'missing_check_in')),
  ]

  for (const fee of fees) {
    const day = amsterdamDay(fee.at)
    const trip = take(waiting, day, day) ?? take(waiting, day - 1, day - BOOKED_WITHIN_DAYS)
    if (trip) join(trip, fee)
  }
}

const isImputed = (trip: TripDraft) => trip.reasons.some((reason) => IMPUTED.includes(reason))

function byDay(trips: TripDraft[]): ByDay {
  return Map.groupBy(trips, (trip) => amsterdamDay((trip.checkedInAt ?? trip.checkedOutAt)!))
}

/** The latest trip from one day back to another. */
function take(waiting: ByDay[], latest: number, earliest: number) {
  for (const trips of waiting) {
    for (let day = latest; day >= earliest; day--) {
      const trip = trips.get(day)?.pop()
      if (trip) return trip
    }
  }
}

function join(trip: TripDraft, fee: TravelTransaction) {
  trip.feeTransactionId = fee.id
  trip.reasons.push('fee_joined_by_date')
  if (fee.amountCents === null) return

  trip.feeCents = Math.abs(fee.amountCents)
  if (trip.status === 'missing_check_out') trip.fareCents = trip.feeCents
  trip.reasons = trip.reasons.filter((reason) => !IMPUTED.includes(reason))
  trip.reasons.push('fee_in_own_row')
}
