import { DateTime } from 'luxon'

const MONTHS = [
  'jan(?:uari|uary)?',
  'feb(?:ruari|ruary)?',
  'maart|mrt|mar(?:ch)?',
  'apr(?:il)?',
  'mei|may',
  'jun[ie]?',
  'jul[iy]?',
  'aug(?:ustus|ust)?',
  'sept?(?:ember)?',
  'o[kc]t(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
]
const MONTH = MONTHS.map((name) => `(${name})`).join('|')
const YEAR = `(?:[\\s,./-]+'?(\\d{4}|\\d{2})(?![\\d:]))?`
const NTH = '(?:e|ste|de|st|nd|rd|th)?'

const ISO = /(?<!\d)(20\d\d)([-/.]?)(\d{2})\2(\d{2})(?!\d)/g
/** 5-11-2026, 05/11/26, 5.11.2026; 5-11 or 5/11. */
const NUMBERS = /(?<![\d.,:/-])(\d{1,2})(?:([-/.])(\d{1,2})\2(\d{4}|\d{2})|[-/](\d{1,2}))(?!\d|[.,:/-]\d)/g
/** 5 november 2026, 5 nov. */
const WORDS = new RegExp(`(?<![\\d.,:])(\\d{1,2})${NTH}[\\s-]+(?:${MONTH})\\.?(?![a-z])${YEAR}`, 'gi')
const WORDS_FIRST = new RegExp(`\\b(?:${MONTH})\\.?\\s+(\\d{1,2})${NTH}(?![\\d:a-z])${YEAR}`, 'gi')

const RANGE = String.raw`t\/?m|tot(?: en met)?|until|through|to|[-–]`
const LIST = String.raw`,|;|\+|&|\/|en|and|of|or|op`
const BETWEEN = new RegExp(`^\\s*(?:${RANGE})\\s*$`, 'i')
/** A day without its own month before one that has it: 3, 5 en 12 november; tussen 3 en 12 november. */
const EARLIER = new RegExp(`(tussen\\s+|between\\s+)?(?<![\\d.,:/-])(\\d{1,2})${NTH}\\s*(${RANGE}|${LIST})\\s*$`, 'i')
const UP_TO = new RegExp(`(?:^|\\s)(?:t\\/?m|tot(?: en met)?|until|through|up to|voor|vóór|before)\\s*$`, 'i')

const DAY_MS = 24 * 60 * 60_000
const MAX_RANGE = 62

export type DaysNamed = {
  /** Days since 1970. */
  days: number[]
  /** Of days without a year, the last before the row that names it; or a number that only looks like a day. */
  perhaps: number[]
}

type Found = { from: number; until: number; days: number[]; isFull: boolean }

/** `rowDay`: of the row with the text. Of 11/5/2026 the days of travel decide whether the month stands first. */
export function daysNamedIn(text: string | null, rowDay: number, tripDays: ReadonlySet<number>): DaysNamed {
  const words = text ?? ''
  const found = datesIn(words, rowDay, tripDays)
  const named = { days: new Set<number>(), perhaps: new Set<number>() }
  for (const [nth, one] of found.entries()) {
    const before = found[nth - 1]
    const between = words.slice(before?.until ?? 0, one.from)
    const days = BETWEEN.test(between) && before ? rangeOf(before.days[0], one.days[0]) : earlierIn(between, one)
    const to = one.isFull || (before?.isFull && BETWEEN.test(between)) ? named.days : named.perhaps
    for (const day of days) to.add(day)
  }
  return { days: [...named.days], perhaps: [...named.perhaps] }
}

function datesIn(text: string, rowDay: number, tripDays: ReadonlySet<number>) {
  const found: Found[] = []
  const add = (match: RegExpExecArray, day: string, month: string | number, year: string | undefined) => {
    const days = readingsOf(Number(day), Number(month), year, rowDay, tripDays)
    const [from, until] = [match.index, match.index + match[0].length]
    const overlaps = found.some((one) => from < one.until && one.from < until)
    if (days.length > 0 && !overlaps) found.push({ from, until, days, isFull: year !== undefined })
  }
  for (const match of text.matchAll(ISO)) add(match, match[4], match[3], match[1])
  for (const match of text.matchAll(WORDS)) add(match, match[1], monthIn(match.slice(2, 14)), match[14])
  for (const match of text.matchAll(WORDS_FIRST)) add(match, match[13], monthIn(match.slice(1, 13)), match[14])
  for (const match of text.matchAll(NUMBERS)) add(match, match[1], match[3] ?? match[5], match[4])
  return found.sort((a, b) => a.from - b.from)
}

/** Empty where the text only says that this day is the last of some. */
function earlierIn(between: string, { days }: Found): number[] {
  const [day] = days
  const all = new Set(days)
  let rest = between
  for (;;) {
    const match = EARLIER.exec(rest)
    if (!match) break
    const [, isBetween, number, joint] = match
    const earlier = sameMonth(day, Number(number))
    if (earlier === null) break
    const isRange = isBetween !== undefined || new RegExp(`^(?:${RANGE})$`, 'i').test(joint)
    for (const one of isRange ? rangeOf(earlier, day) : [earlier]) all.add(one)
    rest = rest.slice(0, match.index)
  }
  return all.size === days.length && UP_TO.test(between) ? [] : [...all]
}

function sameMonth(day: number, number: number) {
  const date = DateTime.fromMillis(day * DAY_MS, { zone: 'utc' })
  const month = number <= date.day ? date : date.minus({ months: 1 })
  return dayOf(number, month.month, month.year)
}

const rangeOf = (from: number, until: number) =>
  until < from || until - from > MAX_RANGE
    ? [from, until]
    : Array.from({ length: until - from + 1 }, (_, n) => from + n)

function readingsOf(
  day: number,
  month: number,
  year: string | undefined,
  rowDay: number,
  tripDays: ReadonlySet<number>
) {
  if (year === undefined) return known(lastBefore(rowDay, day, month))
  const full = Number(year.length === 2 ? `20${year}` : year)
  const dayFirst = dayOf(day, month, full)
  const monthFirst = year.length === 4 ? dayOf(month, day, full) : null
  const travelled = [dayFirst, monthFirst].filter((one) => one !== null && tripDays.has(one))
  return travelled.length > 0 ? (travelled as number[]) : known(dayFirst ?? monthFirst)
}

const known = (day: number | null) => (day === null ? [] : [day])

const monthIn = (groups: (string | undefined)[]) => groups.findIndex((one) => one !== undefined) + 1

function lastBefore(rowDay: number, day: number, month: number) {
  const year = new Date(rowDay * DAY_MS).getUTCFullYear()
  const thisYear = dayOf(day, month, year)
  return thisYear !== null && thisYear > rowDay ? dayOf(day, month, year - 1) : thisYear
}

function dayOf(day: number, month: number, year: number) {
  const found = DateTime.utc(year, month, day)
  return found.isValid ? found.toMillis() / DAY_MS : null
}
