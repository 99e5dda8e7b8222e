import type { Dialect } from '#app/travel/trips/dialect'
import { amsterdamDay, amsterdamHour } from '#app/travel/trips/amsterdam_day'
import { type Overrides, applyOverrides, tapSaidIn } from '#app/travel/trips/apply_overrides'
import type { Answers } from '#app/travel/trips/assign_rows'
import { atPlausibleTimes } from '#app/travel/trips/plausible_times'
import type { KnownProducts } from '#app/travel/trips/fares/card_products'
import { imputeFees } from '#app/travel/trips/impute_fees'
import { joinFees } from '#app/travel/trips/join_fees'
import { joinRefunds } from '#app/travel/trips/join_refunds'
import { endedBy } from '#app/travel/trips/ended_rides'
import { latestVersions, withOlderVersions } from '#app/travel/trips/latest_versions'
import { townsNear } from '#app/travel/trips/operators/towns_near'
import { mergeReports } from '#app/travel/trips/merge_reports'
import { MISSED_TAP_FEES, type MissedTapFee } from '#app/travel/trips/missed_tap_fees'
import type { InferOperator } from '#app/travel/trips/operators/infer_operator'
import { pairTaps } from '#app/travel/trips/pair_taps'
import { withoutSupersededCheckIns } from '#app/travel/trips/superseded_check_ins'
import { readTaps, reopenTaps } from '#app/travel/trips/read_taps'
import { inOrder } from '#app/travel/trips/tap_order'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'
import { tripFromJourney, tripFromTaps } from '#app/travel/trips/trip_from_taps'

const HOUR_MS = 60 * 60_000

/** NS lets a traveller check out this long after checking in. Source: ns.nl. */
const WINDOW_HOURS = 6

export type BuildOptions = {
  /** Epoch milliseconds of the newest known row. Default: of the newest row of each source. */
  knownUntil?: number
  windowHours?: number
  fees?: MissedTapFee[]
  answers?: Answers
  inferOperator: InferOperator
  products?: Omit<KnownProducts, 'fees'>
  overrides?: Overrides
}

type Source = 'taps' | Exclude<Dialect, `ov_${string}`> | 'unknown'

/** Names and times are taken in this order, whatever is uploaded first. */
const SOURCES: Source[] = ['taps', 'ns_consumer', 'ns_business', 'ovpay', 'unknown']

export function buildTrips(transactions: TravelTransaction[], options: BuildOptions): TripDraft[] {
  const ordered = inOrder(transactions)
  const bySource = Map.groupBy(ordered, sourceOf)
  const reports = SOURCES.flatMap((source) => {
    const rows = bySource.get(source)
    if (!rows) return []
    return { isWholeTrips: source !== 'taps', trips: tripsOfSource(rows, options) }
  })
  const trips = reports.length < 2 ? (reports[0]?.trips ?? []) : mergeReports(reports)
  if (reports.length > 1) trips.sort((a, b) => startOf(a) - startOf(b) || a.anchorTransactionId - b.anchorTransactionId)
  const answers = options.answers ?? new Map()
  const rows = new Map(ordered.map((row) => [row.id, row]))
  const overrides: Overrides = options.overrides ?? new Map()
  applyOverrides(trips, overrides)
  readTaps(trips, { inferOperator: options.inferOperator, saidOf: (trip) => tapSaidIn(overrides, trip) })
  imputeFees(trips, rows, { fees: options.fees ?? MISSED_TAP_FEES, ...options.products })
  joinFees(trips, moneyIn(ordered, 'correction_fee', answers))
  joinRefunds(trips, moneyIn(ordered, 'refund', answers))
  reopenTaps(trips, rows)
  return trips
}

function sourceOf({ format }: TravelTransaction): Source {
  if (format === null) return 'unknown'
  return format.startsWith('ov_') ? 'taps' : (format as Source)
}

const startOf = (trip: TripDraft) => (trip.checkedInAt ?? trip.checkedOutAt)!

function tripsOfSource(all: TravelTransaction[], options: BuildOptions): TripDraft[] {
  const { rows: ordered, older } = latestVersions(all)
  const windowMs = (options.windowHours ?? WINDOW_HOURS) * HOUR_MS
  const knownUntil = options.knownUntil ?? all[all.length - 1].at
  const { rows, moved } = atPlausibleTimes(ordered, windowMs)
  const journeys = rows.filter(({ kind }) => kind === 'journey')
  const taps = rows.filter(({ kind }) => kind === 'check_in' || kind === 'check_out')
  const known = {
    settledUntil: knownUntil - windowMs,
    isEnded: endedBy(rows),
    near: townsNear(rows, options.inferOperator),
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
  for (const trip of trips) withOlderVersions(trip, older)
  return trips
}

const SAME_MONEY_DAYS = 31

const isTimed = ({ at }: TravelTransaction) => amsterdamHour(at) !== 0 || at % HOUR_MS !== 0

/** Several sources can tell of one fee or refund: one row stands for all, with their words and answers. */
function moneyIn(rows: TravelTransaction[], kind: 'correction_fee' | 'refund', answers: Answers) {
  const told: TravelTransaction[] = []
  const said = new Map(answers)
  const bySource = Map.groupBy(
    rows.filter((row) => row.kind === kind),
    sourceOf
  )
  for (const source of SOURCES) {
    const ofSource = bySource.get(source) ?? []
    const earlier = [...told]
    const timed: TravelTransaction[] = []
    // Those with a time first: a row without one is the same as one of them.
    for (const row of [...ofSource.filter(isTimed), ...ofSource.filter((one) => !isTimed(one))]) {
      const same = [...earlier, ...(isTimed(row) ? [] : timed)].find((other) => isSameMoney(row, other))
      if (isTimed(row) && !same) timed.push(row)
      if (!same) told.push(row)
      else merge(same, row)
      for (const list of [earlier, timed]) if (same && list.includes(same)) list.splice(list.indexOf(same), 1)
    }
  }
  return { rows: told, answers: said }

  function merge(one: TravelTransaction, other: TravelTransaction) {
    const at = told.indexOf(one)
    if (at < 0) return
    told[at] = {
      ...one,
      fromPlace: one.fromPlace ?? other.fromPlace,
      toPlace: one.toPlace ?? other.toPlace,
      note: [one.note, other.note].filter(Boolean).join('; ') || null,
    }
    const answer = answers.get(other.id)
    if (answer !== undefined && !said.has(one.id)) said.set(one.id, answer)
  }
}

/** Of one source, where one export prints a time and another does not. */
const isSameMoney = (a: TravelTransaction, b: TravelTransaction) =>
  (sourceOf(a) !== sourceOf(b) || (amsterdamDay(a.at) === amsterdamDay(b.at) && isTimed(a) !== isTimed(b))) &&
  Math.abs(a.amountCents ?? 0) === Math.abs(b.amountCents ?? 0) &&
  Math.abs(a.at - b.at) <= SAME_MONEY_DAYS * 24 * HOUR_MS
