import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { now, today } from '#app/shared/clock'

/* Values that many forms have. What passes fits its column. */

const MOST_PAGES = 100_000
const EARLIEST_DAY = '1900-01-01'

/** The number of a page of a list. */
export const page = () => vine.number().min(1).max(MOST_PAGES).withoutDecimals()

export const email = () => vine.string().trim().maxLength(254).email()

/** One that is chosen, or one to compare; what makes it good is said in words where it is set. */
export const password = () => vine.string().maxLength(1_000)

/** A line of text that has to be there. */
export const line = (most: number) => vine.string().trim().minLength(1).maxLength(most)

/** A line of text that may be missing. */
export const optionalLine = (most: number) =>
  vine.string().trim().maxLength(most).nullable().optional()

/** The name of a list or a section in an address. */
export const slug = (most: number) =>
  vine
    .string()
    .regex(/^[a-z_]+(\.[a-z_]+)*$/)
    .maxLength(most)

const IBAN_IN_GROUPS = 42

/** As typed, with gaps: 34 characters in groups of four. Whether it is one, `ibanProblem` says in words. */
export const iban = () => vine.string().trim().maxLength(IBAN_IN_GROUPS)

/** Whose account it is, as the bank has it. */
export const accountHolder = () => vine.string().trim().minLength(1).maxLength(70)

/** Why staff do what they do: a line in the log. */
export const reason = () => vine.string().trim().minLength(5).maxLength(500)

/** Whole cents, from one cent up to `most`. */
export const cents = (most: number) => vine.number().withoutDecimals().min(1).max(most)

type Days = { earliest?: string; latest?: () => string }

const dayRule = vine.createRule((value: unknown, options: Days, field: FieldContext) => {
  if (typeof value !== 'string') return
  const { earliest = EARLIEST_DAY, latest = aYearAhead } = options
  if (!isDay(value)) return field.report('Enter a day that exists', 'isoDay', field)
  if (value < earliest) return field.report('This day is too early', 'dayTooEarly', field)
  if (value > latest()) field.report('This day is too late', 'dayTooLate', field)
})

/** Whether a text is a day that exists, as `2026-11-22`. A database knows no year 0. */
export const isDay = (text: string) =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid

/** A day of the calendar as `2026-11-22`. */
export const isoDay = (options: Days = {}) => vine.string().maxLength(10).use(dayRule(options))

/** The day on which someone was born. How old they have to be, `checkBirthDate` says in words. */
export const birthDay = () => isoDay({ latest: today })

const aYearAhead = () => now().plus({ years: 1 }).toISODate()!

/** The page that an address asks for; what is no number of a page asks for the first. */
export function pageIn(given: unknown) {
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1
}
