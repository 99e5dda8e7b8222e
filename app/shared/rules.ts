import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { now } from '#app/shared/clock'

/* Values that many forms have. What passes fits its column. */

const MOST_PAGES = 100_000
const EARLIEST_DAY = '1900-01-01'

/** The number of a page of a list. */
export const page = () => vine.number().min(1).max(MOST_PAGES).withoutDecimals()

/** Why staff do what they do: a line in the log. */
export const reason = () => vine.string().trim().minLength(5).maxLength(500)

/** Whole cents, from one cent up to `most`. */
export const cents = (most: number) => vine.number().withoutDecimals().min(1).max(most)

type Days = { earliest?: string; latest?: () => string }

const dayRule = vine.createRule((value: unknown, options: Days, field: FieldContext) => {
  if (typeof value !== 'string') return
  const { earliest = EARLIEST_DAY, latest = aYearAhead } = options
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value).isValid
  if (!isDay) return field.report('Enter a day that exists', 'isoDay', field)
  if (value < earliest) return field.report('This day is too early', 'dayTooEarly', field)
  if (value > latest()) field.report('This day is too late', 'dayTooLate', field)
})

/** A day of the calendar as `2026-11-22`. */
export const isoDay = (options: Days = {}) => vine.string().maxLength(10).use(dayRule(options))

const aYearAhead = () => now().plus({ years: 1 }).toISODate()!

/** The page that an address asks for; what is no number of a page asks for the first. */
export function pageIn(given: unknown) {
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1
}
