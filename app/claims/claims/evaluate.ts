import type { RefundTarget } from '#app/claims/rules/refund_to'
import type { CapPeriod } from '#app/claims/rules/cap_period'
import { DateTime } from 'luxon'
import { plusDays } from '#app/platform/shared/working_days'
import type { FareSource } from '#app/claims/claims/fare_source'
import { type Quote, quote } from '#app/claims/claims/quote'
import { type Irregularity, isMissedTap } from '#app/travel/trips/isomorphic/irregularity'

/** Catalogs: `claims.notClaimable`, and `refusals.notClaimable` for who claims it all the same. */
export const NOT_CLAIMABLE = [
  'paidByEmployer',
  'samePersonUnknown',
  'operatorUnknown',
  'noRule',
  'tooEarly',
  'tooLate',
  'alreadyClaimed',
  'rowUnread',
  'paymentUnclear',
  'productUnknown',
  'tapUnknown',
  'placeMissing',
  'fareUnknown',
  'fareCoversCharge',
  'belowMinimum',
  'capReached',
] as const
type NotClaimable = (typeof NOT_CLAIMABLE)[number]

type RuleFacts = {
  id: number
  earliestDays: number
  /** One of the two is set. */
  latestDays: number | null
  latestMonths: number | null
  minimumCents: number
  capCount: number | null
  capPeriod: CapPeriod | null
  refundTo: RefundTarget
}

type TripFacts = {
  kind: Irregularity
  /** ISO date in Amsterdam. */
  travelledOn: string
  chargedCents: number
  /** For a missed tap: the stop that the traveller named, else the likely one. */
  statedPlace: string | null
  fare: { cents: number; source: FareSource } | null
  operatorKnown: boolean
  claimed: boolean
  paidByEmployer: boolean
  /** The employer claims with us, and what only the traveller knows of a trip is still asked. */
  employerAsks?: boolean
  isDoubleAsked: boolean
  isPaymentAsked: boolean
  isProductAsked: boolean
  isTapAsked: boolean
  isRowUnread: boolean
  /** ISO dates, where the trip has a window of its own. */
  ownWindow: { from: string; until: string } | null
}

export type Cap = {
  count: number
  used: number
  /** Of those used: what the operator corrected by itself, and what the traveller asked for without us. */
  byOperator: number
  byTraveller: number
  left: number
  /** Claims with the same key share one cap. */
  key: string
  /** ISO dates: the first and the last day of the period. */
  from: string
  until: string
}

export type Evaluation = {
  reason: NotClaimable | null
  /** ISO dates: the first and the last day to submit a claim. */
  opensOn: string | null
  deadlineOn: string | null
  quote: Quote | null
}

/** Gives the first reason why a trip cannot be claimed today, or the quote; with `tooEarly` both. */
export function evaluate(trip: TripFacts, rule: RuleFacts | null, feeBps: number, today: string): Evaluation {
  // The money is the employer's, and so is the claim.
  if (trip.paidByEmployer && !(trip.employerAsks && isAsked(trip))) return no('paidByEmployer')
  if (trip.isDoubleAsked) return no('samePersonUnknown')
  if (!trip.operatorKnown) return no('operatorUnknown')
  if (!rule) return no('noRule')

  const dates = {
    opensOn: trip.ownWindow?.from ?? plusDays(trip.travelledOn, rule.earliestDays),
    deadlineOn: trip.ownWindow?.until ?? lastDay(trip.travelledOn, rule),
  }
  const refuse = (reason: NotClaimable) => ({ ...no(reason), ...dates })
  if (trip.claimed) return refuse('alreadyClaimed')
  if (today > dates.deadlineOn) return refuse('tooLate')
  // What we could not read may be the tap that is missed.
  if (trip.isRowUnread) return refuse('rowUnread')
  if (trip.isPaymentAsked) return refuse('paymentUnclear')
  if (trip.isProductAsked) return refuse('productUnknown')
  if (trip.isTapAsked) return refuse('tapUnknown')
  // Its refund depends on where the journey really began or ended.
  if (isMissedTap(trip.kind) && !trip.statedPlace) return refuse('placeMissing')
  if (!trip.fare) return refuse('fareUnknown')

  const grossCents = trip.chargedCents - trip.fare.cents
  if (grossCents <= 0) return refuse('fareCoversCharge')
  if (grossCents < rule.minimumCents) return refuse('belowMinimum')
  const worth = { ...dates, quote: quote(grossCents, feeFor(rule, feeBps)) }
  return today < dates.opensOn ? { ...worth, reason: 'tooEarly' } : { ...worth, reason: null }
}

const isAsked = (trip: TripFacts) =>
  !trip.operatorKnown || trip.isDoubleAsked || trip.isPaymentAsked || trip.isProductAsked || trip.isTapAsked

export function capPeriodOf(day: string, period: CapPeriod) {
  const date = DateTime.fromISO(day)
  const from = period === 'year' ? date.startOf('year') : date.set({ month: date.month <= 6 ? 1 : 7 }).startOf('month')
  const until = period === 'year' ? from.endOf('year') : from.plus({ months: 5 }).endOf('month')
  return { from: from.toISODate()!, until: until.toISODate()! }
}

const no = (reason: NotClaimable): Evaluation => ({
  reason,
  opensOn: null,
  deadlineOn: null,
  quote: null,
})

/** We take no fee of money that does not pass through us. */
const feeFor = (rule: RuleFacts, feeBps: number) => (rule.refundTo === 'fareback' ? feeBps : 0)

/** The last day that an operator takes a claim on; six months after 31 August is the last of February. */
export const lastDay = (day: string, { latestDays, latestMonths }: Pick<RuleFacts, 'latestDays' | 'latestMonths'>) =>
  latestMonths === null ? plusDays(day, latestDays!) : DateTime.fromISO(day).plus({ months: latestMonths }).toISODate()!
