import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { ZONE } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'

const REGION = { nl: 'nl-NL', en: 'en-GB' } as const

export function wordsOf(locale: Locale) {
  const i18n = i18nManager.locale(locale)
  const euros = new Intl.NumberFormat(REGION[locale], { style: 'currency', currency: 'EUR' })
  const formatted = (iso: string, format: string) =>
    DateTime.fromISO(iso, { zone: ZONE }).setLocale(REGION[locale]).toFormat(format)

  return {
    t: (key: string, values: Record<string, string | number> = {}) => i18n.t(`documents.${key}`, values),
    shared: (key: string, values: Record<string, string | number> = {}) => i18n.t(key, values),
    money: (cents: number) => euros.format(cents / 100),
    day: (iso: string) => formatted(iso, 'd MMMM yyyy'),
    month: (iso: string) => formatted(iso, 'LLLL yyyy'),
    date: (iso: string) => formatted(iso, 'dd-MM-yyyy'),
    moment: (iso: string) => formatted(iso, 'dd-MM-yyyy HH:mm'),
  }
}

export type Words = ReturnType<typeof wordsOf>
