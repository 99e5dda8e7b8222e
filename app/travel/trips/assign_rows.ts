import { amsterdamDay } from '#app/travel/trips/amsterdam_day'
import { daysNamedIn } from '#app/travel/trips/days_named'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'

/** Higher is surer; null where the row cannot belong to the trip. */
type Fit = (row: TravelTransaction, trip: TripDraft) => number | null

type Pair = { row: TravelTransaction; trip: TripDraft; fit: number }

/** By the id of a row: a row of each trip that it is of; empty for none of those that were asked about. */
export type Answers = Map<number, number[]>

export type Money = { rows: TravelTransaction[]; answers: Answers }

type Options = {
  answers?: Answers
  /** Rows of other amounts are not alike, although there is one for each trip. */
  byAmount?: boolean
  /** Asked about, however few trips they fit: what they say contradicts each of those. */
  isAsked?: (row: TravelTransaction) => boolean
}

export type Assigned = {
  pairs: { row: TravelTransaction; trip: TripDraft }[]
  unclear: Map<TravelTransaction, TripDraft[]>
}

/** One to one, the surest first. A trip that some way to give rows out leaves without one gets none. */
export function assignRows(
  rows: TravelTransaction[],
  trips: TripDraft[],
  fitOf: Fit,
  { answers = new Map(), byAmount = false, isAsked = () => false }: Options = {}
): Assigned {
  const assigned: Assigned = { pairs: [], unclear: new Map() }
  const taken = new Set<TravelTransaction | TripDraft>()
  for (const row of rows) {
    const answer = answers.get(row.id)
    if (answer === undefined) continue
    taken.add(row)
    const own = trips.filter((trip) => answer.some((id) => isOfTrip(trip, id)))
    for (const trip of own) if (!taken.has(trip)) give({ row, trip })
  }

  const pairs = rows.flatMap((row) => (taken.has(row) || isAsked(row) ? [] : pairsOf(row)))
  const asked = new Set<TripDraft>()
  for (;;) {
    const level = surestOf(pairs.filter(({ row, trip }) => !taken.has(row) && !taken.has(trip)))
    if (level.length === 0) break
    for (const group of linked(level)) settle(group)
  }
  for (const row of rows) {
    if (taken.has(row) || !isAsked(row)) continue
    const candidates = pairsOf(row).map(({ trip }) => trip)
    if (candidates.length > 0) assigned.unclear.set(row, candidates)
  }
  return assigned

  function pairsOf(row: TravelTransaction) {
    return trips.flatMap((trip): Pair[] => {
      const fit = taken.has(trip) ? null : fitOf(row, trip)
      return fit === null ? [] : [{ row, trip, fit }]
    })
  }

  function give(pair: { row: TravelTransaction; trip: TripDraft }) {
    assigned.pairs.push(pair)
    taken.add(pair.row).add(pair.trip)
  }

  function settle(group: Pair[]) {
    const matching = matchingOf(group)
    const open = openTrips(group, matching, asked)
    for (const [trip, row] of matching) {
      const isAlike = !byAmount || group.every((pair) => pair.trip !== trip || pair.row.amountCents === row.amountCents)
      if (!open.has(trip) && isAlike) give({ row, trip })
    }
    for (const row of new Set(group.map((pair) => pair.row))) {
      if (taken.has(row)) continue
      taken.add(row)
      const candidates = group.flatMap((pair) => (pair.row === row && !taken.has(pair.trip) ? pair.trip : []))
      for (const trip of candidates) asked.add(trip)
      if (candidates.length > 0) assigned.unclear.set(row, candidates)
    }
  }
}

const isOfTrip = (trip: TripDraft, rowId: number) =>
  [
    trip.anchorTransactionId,
    trip.checkInTransactionId,
    trip.checkOutTransactionId,
    ...trip.mergedTransactionIds,
  ].includes(rowId)

function surestOf(open: Pair[]) {
  const best = Math.max(...open.map(({ fit }) => fit))
  return open.filter(({ fit }) => fit === best)
}

function linked(pairs: Pair[]) {
  const groupOf = new Map<TravelTransaction | TripDraft, Pair[]>()
  for (const pair of pairs) {
    const one = groupOf.get(pair.row)
    const other = groupOf.get(pair.trip)
    const group = [...(one ?? []), ...(other && other !== one ? other : []), pair]
    for (const { row, trip } of group) groupOf.set(row, group).set(trip, group)
  }
  return new Set(groupOf.values())
}

function matchingOf(pairs: Pair[]) {
  const rowOf = new Map<TripDraft, TravelTransaction>()
  const fits = Map.groupBy(pairs, ({ row }) => row)
  const place = (row: TravelTransaction, tried: Set<TripDraft>): boolean =>
    fits.get(row)!.some(({ trip }) => {
      if (tried.has(trip)) return false
      tried.add(trip)
      const holder = rowOf.get(trip)
      if (holder && !place(holder, tried)) return false
      rowOf.set(trip, row)
      return true
    })
  for (const row of [...fits.keys()].sort((a, b) => a.at - b.at || a.id - b.id)) {
    place(row, new Set())
  }
  return rowOf
}

/** Trips without a row in some way to give as many out, and those that another row was unclear about. */
function openTrips(pairs: Pair[], matching: Map<TripDraft, TravelTransaction>, asked: Set<TripDraft>) {
  const tripOf = new Map([...matching].map(([trip, row]) => [row, trip]))
  const trips = [...new Set(pairs.map(({ trip }) => trip))]
  const open = new Set(trips.filter((trip) => !matching.has(trip) || asked.has(trip)))
  for (const trip of open) {
    for (const pair of pairs) {
      const other = pair.trip === trip && tripOf.get(pair.row)
      if (other) open.add(other)
    }
  }
  return open
}

const startOf = (trip: TripDraft) => (trip.checkedInAt ?? trip.checkedOutAt)!

export const dayOfTrip = (trip: TripDraft) => amsterdamDay(startOf(trip))

/** 2: the row names the day; 1: perhaps, without a year; 0: it says nothing; null: it names another day of travel. */
export function fitsDay(row: TravelTransaction, trip: TripDraft, tripDays: ReadonlySet<number>) {
  const { days, perhaps } = travelDaysOf(row, tripDays)
  if (days.some((day) => tripDays.has(day))) return days.includes(dayOfTrip(trip)) ? 2 : null
  return perhaps.includes(dayOfTrip(trip)) ? 1 : 0
}

/** No trip is of the day that it names: a booking day, a night or a slip of the pen. */
export function namesOtherDay(row: TravelTransaction, tripDays: ReadonlySet<number>) {
  const { days } = travelDaysOf(row, tripDays)
  return days.length > 0 && !days.some((day) => tripDays.has(day))
}

/** Besides its own day, on which it was booked. */
function travelDaysOf({ note, at }: TravelTransaction, tripDays: ReadonlySet<number>) {
  const rowDay = amsterdamDay(at)
  const { days, perhaps } = daysNamedIn(note, rowDay, tripDays)
  const isOther = (day: number) => day !== rowDay
  return { days: days.filter(isOther), perhaps: perhaps.filter(isOther) }
}
