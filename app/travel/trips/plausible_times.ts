import { amsterdamDay, amsterdamHour } from '#app/travel/trips/amsterdam_day'
import { pairTaps } from '#app/travel/trips/pair_taps'
import { normaliseStop } from '#app/travel/operators/stop_name'
import { inOrder } from '#app/travel/trips/tap_order'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const NIGHT_ENDS_AT = 4
/** More taps than one card has in an hour; each doubles the readings to try. */
const MAX_REPEATED = 8

/** `moved`: ids of check-outs after midnight that were printed on the day of their check-in, not of repeated hours. */
export function atPlausibleTimes(rows: TravelTransaction[], windowMs: number) {
  const { rows: nights, moved } = afterMidnight(rows, windowMs)
  const repeated = nights.filter(isInRepeatedHour)
  if (repeated.length === 0) return { rows: nights, moved }

  const byNight = Map.groupBy(repeated, ({ at }) => Math.floor(at / DAY_MS))
  const later = new Set<number>()
  for (const night of byNight.values()) {
    for (const id of secondTimeAround(nights, night, windowMs)) later.add(id)
  }
  if (later.size === 0) return { rows: nights, moved }
  return { rows: inOrder(nights.map((row) => (later.has(row.id) ? anHourLater(row) : row))), moved }
}

/** Times with an offset (OVpay) are never in doubt. */
function isInRepeatedHour({ at, kind, format, endAt }: TravelTransaction) {
  if (format === 'ovpay' || (kind !== 'check_in' && kind !== 'check_out' && kind !== 'journey')) {
    return false
  }
  return isRepeated(at) && (endAt === null || isRepeated(endAt))
}

/** The first hour of two with the same clock times: 02:00 to 03:00 in summer time, on the last Sunday of October. */
function isRepeated(instant: number) {
  const utc = new Date(instant)
  if (utc.getUTCMonth() !== 9 || utc.getUTCDay() !== 0 || utc.getUTCDate() < 25) return false
  return utc.getUTCHours() === 0
}

const anHourLater = (row: TravelTransaction): TravelTransaction => ({
  ...row,
  at: row.at + HOUR_MS,
  endAt: row.endAt === null ? null : row.endAt + HOUR_MS,
})

/** Fewest missed taps, then fewest overlaps, then shortest. */
function secondTimeAround(rows: TravelTransaction[], night: TravelTransaction[], windowMs: number) {
  if (night.length > MAX_REPEATED) return []
  const from = night[0].at - windowMs
  const until = night[night.length - 1].at + windowMs + HOUR_MS
  const around = rows.filter(({ at }) => at >= from && at <= until)
  let best: { ids: number[]; cost: number[] } | null = null
  for (let choice = 0; choice < 2 ** night.length; choice++) {
    const ids = night.filter((_, i) => choice & (1 << i)).map(({ id }) => id)
    const read = inOrder(around.map((row) => (ids.includes(row.id) ? anHourLater(row) : row)))
    const cost = [...costOf(read, windowMs), ids.length]
    if (best === null || isLess(cost, best.cost)) best = { ids, cost }
  }
  return best!.ids
}

function costOf(rows: TravelTransaction[], windowMs: number) {
  const taps = rows.filter(({ kind }) => kind === 'check_in' || kind === 'check_out')
  const pairs = pairTaps(taps, windowMs)
  const rides = [
    ...pairs.flatMap(({ checkIn, checkOut }) => (checkIn && checkOut ? [[checkIn.at, checkOut.at]] : [])),
    ...rows.flatMap(({ kind, at, endAt }) => (kind === 'journey' && endAt ? [[at, endAt]] : [])),
  ].sort((a, b) => a[0] - b[0])
  const overlaps = rides.filter(([begin], i) => i > 0 && begin < rides[i - 1][1]).length
  const duration = rides.reduce((sum, [begin, end]) => sum + end - begin, 0)
  return [pairs.filter(({ checkIn, checkOut }) => !checkIn || !checkOut).length, overlaps, duration]
}

function isLess(a: number[], b: number[]) {
  const i = a.findIndex((value, at) => value !== b[at])
  return i !== -1 && a[i] < b[i]
}

function afterMidnight(rows: TravelTransaction[], windowMs: number) {
  const moved = new Set<number>()
  const suspects = rows.filter(
    ({ kind, at, fromPlace }) => kind === 'check_out' && fromPlace !== null && amsterdamHour(at) < NIGHT_ENDS_AT
  )
  if (suspects.length === 0) return { rows, moved }

  const byPlace = tapsByPlace(rows)
  for (const tap of suspects) {
    const here = byPlace.get(normaliseStop(tap.fromPlace!))!
    if (lastOf(here, 'check_in', tap.at, windowMs)) continue
    const nextDay = tap.at + DAY_MS
    const checkIn = lastOf(here, 'check_in', nextDay, windowMs)
    if (!checkIn || amsterdamDay(checkIn.at) !== amsterdamDay(tap.at)) continue
    const own = lastOf(here, 'check_out', nextDay, nextDay - checkIn.at)
    if (!own) moved.add(tap.id)
  }
  if (moved.size === 0) return { rows, moved }
  const read = rows.map((row) => (moved.has(row.id) ? { ...row, at: row.at + DAY_MS } : row))
  return { rows: inOrder(read), moved }
}

function tapsByPlace(rows: TravelTransaction[]) {
  const taps = rows.filter(({ kind }) => kind === 'check_in' || kind === 'check_out')
  return Map.groupBy(taps, ({ fromPlace }) => normaliseStop(fromPlace ?? ''))
}

const lastOf = (taps: TravelTransaction[], kind: TravelTransaction['kind'], until: number, withinMs: number) =>
  taps.findLast((tap) => tap.kind === kind && tap.at <= until && until - tap.at <= withinMs)
