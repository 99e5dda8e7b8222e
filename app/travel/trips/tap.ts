import type { TravelTransaction } from '#app/travel/trips/trip_draft'

export const isCharged = (tap: TravelTransaction) => (tap.amountCents ?? 0) !== 0

const REPORTED_MISSING = /CKOMISSING|check-?(uit|out) (gemist|missed|vergeten)|zonder check-?uit/i

export const isReportedMissing = (tap: TravelTransaction) => tap.note !== null && REPORTED_MISSING.test(tap.note)

/** NS and OVpay write a whole trip in one line, and name the operator, vehicle or purpose. */
export const isWholeTripLine = ({ operatorName, transport, purpose }: TravelTransaction) =>
  (operatorName ?? transport ?? purpose) !== null
