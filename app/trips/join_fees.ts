import { amsterdamDay } from '#app/trips/amsterdam_day'
import type { TravelTransaction, TripDraft } from '#app/trips/trip_draft'
import type { TripReason } from '#app/trips/trip_reason'

/** NS books a fee on the fifth day after travel; weekends and holidays add some. Source: ns.nl. */
const BOOKED_WITHIN_DAYS = 10

const IMPUTED: TripReason[] = ['fee_imputed_train', 'fee_imputed_local']

type ByDay = Map<number, TripDraft[]>

/** To a trip of the same date, else the latest before; missed check-outs with an unknown fee come first. */
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
