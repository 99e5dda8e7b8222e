import { DateTime } from 'luxon'

const MONTHS = [
  'jan(?:uari|uary)?', 'feb(?:ruari|ruary)?', 'maart|mrt|mar(?:ch)?', 'apr(?:il)?', 'mei|may', 'jun[ie]?', 'jul[iy]?',
  'aug(?:ustus|ust)?', 'sept?(?:ember)?', 'o[kc]t(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?',
] // prettier-ignore
const MONTH = MONTHS.map((name) => `(${name})`).join('|')
const YEAR = `(?:[\\s,./-]+'?(\\d{4}|\\d{2})(?![\\d:]))?`
const NTH = '(?:e|ste|de|st|nd|rd|th)?'

/** 2026-11-05 and 20261105. */
const ISO = /(?<!\d)(20\d\d)([-/.]?)(\d{2})\2(\d{2})(?!\d)/g
/** 5-11-2026, 05/11/26, 5.11.2026; and 5-11 or 5/11. */
const NUMBERS =
  /(?<![\d.,:/-])(\d{1,2})(?:([-/.])(\d{1,2})\2(\d{4}|\d{2})|[-/](\d{1,2}))(?!\d|[.,:/-]\d)/g
/** 5 november 2026, 5 nov. */
const WORDS = new RegExp(
  `(?<![\\d.,:-])(\\d{1,2})${NTH}[\\s-]+(?:${MONTH})\\.?(?![a-z])${YEAR}`,
  'gi'
)
/** November 5, 2026. */
const WORDS_FIRST = new RegExp(`\\b(?:${MONTH})\\.?\\s+(\\d{1,2})${NTH}(?![\\d:a-z])${YEAR}`, 'gi')

const DAY_MS = 24 * 60 * 60_000

export type DaysNamed = {
  /** Days since 1970. */
  days: number[]
  /** Of days without a year: the last such day before the row that names it; a number that only looks like a day is one too. */
  perhaps: number[]
} // prettier-ignore

/**
 * The days that a text names, such as that of a trip which was corrected. The row that has the text is of `rowDay`. Of 11/5/2026 the
 * days of travel decide whether the month stands first.
 */
export function daysNamedIn(
  text: string | null,
  rowDay: number,
  tripDays: ReadonlySet<number>
): DaysNamed {
  const days = new Set<number>()
  const perhaps = new Set<number>()
  const add = (day: string, month: string | number, year: string | undefined) => {
    if (year === undefined) return addTo(perhaps, lastBefore(rowDay, Number(day), Number(month)))
    const full = Number(year.length === 2 ? `20${year}` : year)
    const dayFirst = dayOf(Number(day), Number(month), full)
    const monthFirst = year.length === 4 ? dayOf(Number(month), Number(day), full) : null
    const readings = [dayFirst, monthFirst]
    const known = readings.filter((one) => one !== null && tripDays.has(one))
    for (const one of known.length > 0 ? known : [dayFirst ?? monthFirst]) addTo(days, one)
  }
  for (const [, year, , month, day] of text?.matchAll(ISO) ?? []) {
    addTo(days, dayOf(Number(day), Number(month), Number(year)))
  }
  for (const found of text?.matchAll(NUMBERS) ?? []) add(found[1], found[3] ?? found[5], found[4])
  for (const found of text?.matchAll(WORDS) ?? []) add(found[1], monthIn(found.slice(2, 14)), found[14]) // prettier-ignore
  for (const found of text?.matchAll(WORDS_FIRST) ?? []) add(found[13], monthIn(found.slice(1, 13)), found[14]) // prettier-ignore
  return { days: [...days], perhaps: [...perhaps] }
}

const monthIn = (groups: (string | undefined)[]) => groups.findIndex((one) => one !== undefined) + 1

function addTo(days: Set<number>, day: number | null) {
  if (day !== null) days.add(day)
}

function lastBefore(rowDay: number, day: number, month: number) {
  const year = new Date(rowDay * DAY_MS).getUTCFullYear()
  const thisYear = dayOf(day, month, year)
  return thisYear !== null && thisYear > rowDay ? dayOf(day, month, year - 1) : thisYear
}

function dayOf(day: number, month: number, year: number) {
  const found = DateTime.utc(year, month, day)
  return found.isValid ? found.toMillis() / DAY_MS : null
}
