import { withoutSupersededCheckIns } from '#app/trips/superseded_check_ins'
import { joinFees } from '#app/trips/join_fees'
import { joinRefunds } from '#app/trips/join_refunds'
import { MISSED_TAP_FEES, type MissedTapFee } from '#app/trips/missed_tap_fees'
import type { InferOperator } from '#app/trips/operators/infer_operator'
import { pairTaps } from '#app/trips/pair_taps'
import { inOrder } from '#app/trips/tap_order'
import type { TravelTransaction, TripDraft } from '#app/trips/trip_draft'
import { tripFromJourney, tripFromTaps } from '#app/trips/trip_from_taps'

const HOUR_MS = 60 * 60_000

/** NS lets a traveller check out this long after checking in. Source: ns.nl. */
const WINDOW_HOURS = 6

export type BuildOptions = {
  /** The instant of the newest known row, in epoch milliseconds. */
  knownUntil: number
  windowHours?: number
  fees?: MissedTapFee[]
  /** ov-chipkaart.nl exports only check-outs unless asked for all rows. Default: true when there is no check-in. */
  onlyCheckOuts?: boolean
  inferOperator: InferOperator
}

export function buildTrips(transactions: TravelTransaction[], options: BuildOptions): TripDraft[] {
  const windowMs = (options.windowHours ?? WINDOW_HOURS) * HOUR_MS
  const ordered = inOrder(transactions)
  const journeys = ordered.filter(({ kind }) => kind === 'journey')
  const taps = ordered.filter(({ kind }) => kind === 'check_in' || kind === 'check_out')
  const known = {
    settledUntil: options.knownUntil - windowMs,
    onlyCheckOuts: options.onlyCheckOuts ?? !taps.some(({ kind }) => kind === 'check_in'),
    fees: options.fees ?? MISSED_TAP_FEES,
    inferOperator: options.inferOperator,
  }

  const { current, replacing } = withoutSupersededCheckIns(taps, journeys)
  const trips = [
    ...journeys.map((journey) => tripFromJourney(journey, known)),
    ...pairTaps(current, windowMs).map((pair) => tripFromTaps(pair, known)),
  ]
  for (const trip of trips) {
    if (replacing.has(trip.anchorTransactionId)) trip.reasons.push('earlier_report_left_out')
  }

  const rank = new Map(ordered.map(({ id }, i) => [id, i]))
  trips.sort((a, b) => rank.get(a.anchorTransactionId)! - rank.get(b.anchorTransactionId)!)
  joinFees(
    trips,
    ordered.filter(({ kind }) => kind === 'correction_fee')
  )
  joinRefunds(
    trips,
    ordered.filter(({ kind }) => kind === 'refund')
  )
  return trips
}
