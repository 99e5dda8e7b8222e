import { DateTime } from 'luxon'
import { oneLine, shortened } from '#app/platform/shared/clean_text'
import { ZONE } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'

export type Values = Record<string, string | number>

const REGION = { nl: 'nl-NL', en: 'en-GB' } as const

const MOMENTS = ['at', 'paidFrom']
const DAYS = ['until']

/** Adds what a sentence needs: `amountCents` also gives `amount`, in euros. */
export function formatValues(values: Values, locale: Locale): Values {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    if (name.endsWith('Cents')) {
      return [
        [name, value],
        [name.slice(0, -'Cents'.length), euros(Number(value), locale)],
      ]
    }
    return [[name, typeof value === 'number' ? value : text(name, value, locale)]]
  })
  return Object.fromEntries(pairs)
}

function text(name: string, value: string, locale: Locale) {
  if (MOMENTS.includes(name)) return moment(DateTime.fromISO(value), locale)
  if (DAYS.includes(name)) return day(DateTime.fromISO(value, { zone: ZONE }), locale)
  const line = shortLine(value)
  if (line === '' || line === '?') return 'unknown'
  return name === 'place' ? country(line, locale) : line
}

/** Characters that turn the reading direction could make a sentence say something else. */
export function shortLine(value: string) {
  const line = oneLine(value)
  return line.length > MAX_CHARACTERS ? `${shortened(line, MAX_CHARACTERS - 1)}…` : line
}

const MAX_CHARACTERS = 500

const euros = (cents: number, locale: Locale) =>
  new Intl.NumberFormat(REGION[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100)

export const moment = (time: DateTime, locale: Locale) =>
  `${day(time, locale)} ${locale === 'nl' ? 'om' : 'at'} ${time.setZone(ZONE).toFormat('HH:mm')}`

const day = (time: DateTime, locale: Locale) => time.setZone(ZONE).setLocale(REGION[locale]).toFormat('d MMMM yyyy')

const country = (place: string, locale: Locale) =>
  /^[A-Z]{2}$/.test(place) ? new Intl.DisplayNames(REGION[locale], { type: 'region' }).of(place)! : place
