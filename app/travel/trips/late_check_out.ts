import { amsterdamDay, amsterdamHour } from '#app/travel/trips/amsterdam_day'
import { stationCode } from '#app/travel/operators/stations'
import { isCharged, isWholeTripLine } from '#app/travel/trips/tap'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

/** The day of travel ends at four in the night. Source: ns.nl. */
const DAY_ENDS_AT = 4

/** What NS, and before 2014 other railways, take for a missed tap: no fare of a ride. */
const MISSED_TAP_CENTS = [20_00, 10_00]

/** NS allows it at train stations until six hours later, not after four in the night, nor where one boarded (ns.nl). */
export function isLateCheckOut(checkOut: TravelTransaction, checkIn: TravelTransaction, windowMs: number) {
  if (checkOut.fromPlace !== null || isWholeTripLine(checkOut) || isCharged(checkIn)) return false
  if (checkOut.at - checkIn.at > windowMs || serviceDay(checkOut.at) !== serviceDay(checkIn.at)) {
    return false
  }
  const from = stationCode(checkIn.fromPlace ?? '')
  const to = stationCode(checkOut.toPlace ?? '')
  if (from === null || to === null || from === to) return false
  return checkOut.amountCents !== null && !MISSED_TAP_CENTS.includes(Math.abs(checkOut.amountCents))
}

const serviceDay = (instant: number) => amsterdamDay(instant) - Number(amsterdamHour(instant) < DAY_ENDS_AT)
