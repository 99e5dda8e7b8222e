import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { now, today } from '#app/shared/clock'

const MOST_PAGES = 100_000
const EARLIEST_DAY = '1900-01-01'

export const page = () => vine.number().min(1).max(MOST_PAGES).withoutDecimals()

export const email = () => vine.string().trim().maxLength(254).email()

export const password = () => vine.string().maxLength(1_000)

export const line = (most: number) => vine.string().trim().minLength(1).maxLength(most)

export const optionalLine = (most: number) =>
  vine.string().trim().maxLength(most).nullable().optional()

export const slug = (most: number) =>
  vine
    .string()
    .regex(/^[a-z_]+(\.[a-z_]+)*$/)
    .maxLength(most)

const IBAN_IN_GROUPS = 42

export const iban = () => vine.string().trim().maxLength(IBAN_IN_GROUPS)

export const accountHolder = () => vine.string().trim().minLength(1).maxLength(70)

export const reason = () => vine.string().trim().minLength(5).maxLength(500)

export const cents = (most: number) => vine.number().withoutDecimals().min(1).max(most)

type Days = { earliest?: string; latest?: () => string }

const dayRule = vine.createRule((value: unknown, options: Days, field: FieldContext) => {
  if (typeof value !== 'string') return
  const { earliest = EARLIEST_DAY, latest = aYearAhead } = options
  if (!isDay(value)) return field.report('Enter a day that exists', 'isoDay', field)
  if (value < earliest) return field.report('This day is too early', 'dayTooEarly', field)
  if (value > latest()) field.report('This day is too late', 'dayTooLate', field)
})

const isDay = (text: string) =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid

export const isoDay = (options: Days = {}) => vine.string().maxLength(10).use(dayRule(options))

export const birthDay = () => isoDay({ latest: today })

const aYearAhead = () => now().plus({ years: 1 }).toISODate()!

export function pageIn(given: unknown) {
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1
}
