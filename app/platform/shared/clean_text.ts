declare const CLEAN: unique symbol

/** Text that PostgreSQL can hold: without NUL and half a surrogate pair. Each way in makes it from what comes. */
export type CleanText = string & { readonly [CLEAN]: true }

export const isClean = (text: string): text is CleanText => !text.includes('\0') && text.isWellFormed()

export const cleanText = (text: string) =>
  (isClean(text) ? text : text.replaceAll('\0', '').toWellFormed()) as CleanText

/** They change the direction of the text around them, or cannot be seen (Unicode 17.0, UAX #9 and #14). */
const HIDDEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
/** Whether `oneLine` would change more of it than spaces. */
export const isTurned = (text: string) => TURNED.test(text)

const TURNED = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/u
const BREAKS = /[\p{Cc}\u2028\u2029\s]+/gu
const CONTROLS = /[^\P{Cc}\n\t]/gu

export const oneLine = (text: string) => cleanText(text.replace(HIDDEN, '').replace(BREAKS, ' ').trim())

export const manyLines = (text: string) =>
  cleanText(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(HIDDEN, '')
    .replace(CONTROLS, '') as CleanText

/** At most so many UTF-16 code units from the start, or the end where below zero; without half a character. */
export const shortened = (text: string, most: number) =>
  most < 0 ? text.slice(most).replace(/^[\uDC00-\uDFFF]/, '') : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

const MAX_FILE_NAME = 200

/** Keeps the end of a long name, which says what the file is. */
export const fileName = (name: string, otherwise = 'file') =>
  (shortened(oneLine(name), -MAX_FILE_NAME) || otherwise) as CleanText

export function cleanValues<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value
  if (Array.isArray(value)) return value.map(cleanValues) as Value
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name), cleanValues(inner)])
  ) as Value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** JSON.stringify writes NUL and half a surrogate pair so; `jsonb` refuses both. */
const ESCAPED = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i

export function storable(text: string) {
  const clean = cleanText(text)
  if (!clean.includes('\\u') || !ESCAPED.test(clean)) return clean
  try {
    return JSON.stringify(cleanValues(JSON.parse(clean)))
  } catch {
    return clean
  }
}
