export { useFormatter, useLocale, useTranslations } from 'use-intl'

export const LOCALES = ['nl', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** The variant whose way of writing dates and amounts we follow. */
export const REGION: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' }
export const TIME_ZONE = 'Europe/Amsterdam'

/** Of a page, by what the server calls it or by its variant. */
export const localeOf = (value: unknown): Locale => (value === 'nl' || value === REGION.nl ? 'nl' : 'en')
