import type { Dialect } from '#app/batches/dialect'
import { atPlausibleTimes } from '#app/trips/plausible_times'
import { joinFees } from '#app/trips/join_fees'
import { joinRefunds } from '#app/trips/join_refunds'
import { mergeReports, rowsOf } from '#app/trips/merge_reports'
import { MISSED_TAP_FEES, type MissedTapFee } from '#app/trips/missed_tap_fees'
import type { InferOperator } from '#app/trips/operators/infer_operator'
import { pairTaps } from '#app/trips/pair_taps'
import { withoutSupersededCheckIns } from '#app/trips/superseded_check_ins'
import { inOrder } from '#app/trips/tap_order'
import type { TravelTransaction, TripDraft } from '#app/trips/trip_draft'
import { tripFromJourney, tripFromTaps } from '#app/trips/trip_from_taps'

const HOUR_MS = 60 * 60_000

/** NS lets a traveller check out this long after checking in. Source: ns.nl. */
const WINDOW_HOURS = 6

export type BuildOptions = {
  /** The instant of the newest known row, in epoch milliseconds. Default: of the newest row of each source. */
  knownUntil?: number
  windowHours?: number
  fees?: MissedTapFee[]
  inferOperator: InferOperator
}

type Source = 'taps' | Exclude<Dialect, `ov_${string}`> | 'unknown'

/** In the order in which names and times are taken from them; it never changes, whatever is uploaded first. */
const SOURCES: Source[] = ['taps', 'ns_consumer', 'ns_business', 'ovpay', 'unknown']

/** The trips of one card, from all its exports. */
export function buildTrips(transactions: TravelTransaction[], options: BuildOptions): TripDraft[] {
  const ordered = inOrder(transactions)
  const bySource = Map.groupBy(ordered, sourceOf)
  const reports = SOURCES.flatMap((source) => {
    const rows = bySource.get(source)
    if (!rows) return []
    return { isWholeTrips: source !== 'taps', trips: tripsOfSource(rows, options) }
  })
  if (reports.length < 2) return reports[0]?.trips ?? []

  const trips = mergeReports(reports)
  joinLeftRows(trips, ordered)
  return trips.sort((a, b) => startOf(a) - startOf(b) || a.anchorTransactionId - b.anchorTransactionId) // prettier-ignore
}

function sourceOf({ format }: TravelTransaction): Source {
  if (format === null) return 'unknown'
  return format.startsWith('ov_') ? 'taps' : (format as Source)
}

const startOf = (trip: TripDraft) => (trip.checkedInAt ?? trip.checkedOutAt)!

function tripsOfSource(ordered: TravelTransaction[], options: BuildOptions): TripDraft[] {
  const windowMs = (options.windowHours ?? WINDOW_HOURS) * HOUR_MS
  const knownUntil = options.knownUntil ?? ordered[ordered.length - 1].at
  const { rows, moved } = atPlausibleTimes(ordered, windowMs)
  const journeys = rows.filter(({ kind }) => kind === 'journey')
  const taps = rows.filter(({ kind }) => kind === 'check_in' || kind === 'check_out')
  const known = {
    settledUntil: knownUntil - windowMs,
    onlyCheckOuts: !taps.some(({ kind }) => kind === 'check_in'),
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
    if (moved.has(trip.checkOutTransactionId ?? 0)) trip.reasons.push('night_moved_to_next_day')
  }

  const rank = new Map(rows.map(({ id }, i) => [id, i]))
  trips.sort((a, b) => rank.get(a.anchorTransactionId)! - rank.get(b.anchorTransactionId)!)
  joinFees(trips, feesIn(rows))
  joinRefunds(trips, refundsIn(rows))
  return trips
}

const feesIn = (rows: TravelTransaction[]) => rows.filter(({ kind }) => kind === 'correction_fee')
const refundsIn = (rows: TravelTransaction[]) => rows.filter(({ kind }) => kind === 'refund')

const SAME_MONEY_DAYS = 31

/** A source can name a fee or a refund of a trip that only another source shows, but the same refund once. */
function joinLeftRows(trips: TripDraft[], rows: TravelTransaction[]) {
  const used = new Set(trips.flatMap(rowsOf))
  const left = rows.filter(({ id }) => !used.has(id))
  const joined = refundsIn(rows).filter(({ id }) => used.has(id))
  joinFees(trips, feesIn(left))
  joinRefunds(
    trips,
    refundsIn(left).filter((refund) => !joined.some((other) => isSameMoney(refund, other)))
  )
}

const isSameMoney = (a: TravelTransaction, b: TravelTransaction) =>
  sourceOf(a) !== sourceOf(b) &&
  Math.abs(a.amountCents ?? 0) === Math.abs(b.amountCents ?? 0) &&
  Math.abs(a.at - b.at) <= SAME_MONEY_DAYS * 24 * HOUR_MS
