import { percentIn } from '#app/platform/shared/isomorphic/percent'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { manyLines, oneLine } from '#app/platform/shared/clean_text'
import { now, today } from '#app/platform/shared/clock'

const MAX_PAGES = 100_000
const EARLIEST_DAY = '1900-01-01'

export const page = () => whole().min(1).max(MAX_PAGES)

export const password = () => vine.string().maxLength(1_000)

const asLine = (value: unknown) => (typeof value === 'string' ? oneLine(value) : value)
const asText = (value: unknown) => (typeof value === 'string' ? manyLines(value) : value)

/** What cannot be seen says nothing (Unicode 17.0, Default_Ignorable_Code_Point, and the blanks that are letters). */
const orNull = (value: unknown) => (typeof value === 'string' && INVISIBLE.test(value) ? null : value)

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

export const email = () => vine.string().parse(asLine).maxLength(254).email()

export const line = (most: number, least = 1) => vine.string().parse(asLine).minLength(least).maxLength(most)

export const optionalLine = (most: number) =>
  vine
    .string()
    .parse((value) => orNull(asLine(value)))
    .maxLength(most)
    .nullable()
    .optional()

export const text = (most: number, least = 1) => vine.string().parse(asText).trim().minLength(least).maxLength(most)

export const optionalText = (most: number) =>
  vine
    .string()
    .parse((value) => orNull(asText(value)))
    .trim()
    .maxLength(most)
    .nullable()
    .optional()

export const slug = (most: number) =>
  vine
    .string()
    .regex(/^[a-z_]+(\.[a-z_]+)*$/)
    .maxLength(most)

const IBAN_IN_GROUPS = 42

export const iban = () => line(IBAN_IN_GROUPS, 0)

export const accountHolder = () => line(70)

export const reason = () => text(500, 5)

const asWhole = (value: unknown) => {
  if (value === null || value === undefined || value === '' || typeof value === 'number') return value
  return typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : Number.NaN
}

export const whole = () => vine.number().parse(asWhole).withoutDecimals()

/** No number of another notation, no list and no yes. */
const asPercent = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? percentIn(String(value)) : Number.NaN

export const percent = (most: number) => vine.number().parse(asPercent).min(0).max(most)

export const cents = (most: number) => whole().min(1).max(most)

type Days = { earliest?: string; latest?: () => string }

const dayRule = vine.createRule((value: unknown, options: Days, field: FieldContext) => {
  if (typeof value !== 'string') return
  const { earliest = EARLIEST_DAY, latest = aYearAhead } = options
  if (!isDay(value)) return field.report('Enter a day that exists', 'isoDay', field)
  if (value < earliest) return field.report('This day is too early', 'dayTooEarly', field)
  if (value > latest()) field.report('This day is too late', 'dayTooLate', field)
})

const isDay = (day: string) => /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day) && DateTime.fromISO(day).isValid

export const isoDay = (options: Days = {}) => vine.string().maxLength(10).use(dayRule(options))

export const birthDay = () => isoDay({ latest: today })

const aYearAhead = () => now().plus({ years: 1 }).toISODate()!

export function pageIn(given: unknown) {
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= MAX_PAGES ? number : 1
}
