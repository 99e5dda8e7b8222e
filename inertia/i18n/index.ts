import type { Messages } from './messages'

export { useFormatter, useLocale, useTranslations } from 'use-intl'

export const LOCALES = ['nl', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export type MessageFile = keyof Messages

/** The variant whose way of writing dates and amounts we follow. */
export const REGION: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' }
export const TIME_ZONE = 'Europe/Amsterdam'

export const localeOf = (value: unknown): Locale => (value === 'nl' ? 'nl' : 'en')

const catalogs = import.meta.glob<object>('../../resources/lang/*/*.json', { import: 'default' })
const loaded = { nl: {}, en: {} } as Record<Locale, Partial<Messages>>

export async function loadMessages(locale: Locale, files: MessageFile[]) {
  const missing = ['common' as const, ...files].filter((file) => !(file in loaded[locale]))
  if (missing.length === 0) return

  const messages = await Promise.all(
    missing.map((file) => catalogs[`../../resources/lang/${locale}/${file}.json`]())
  )
  // A new object, so that the provider sees that there are more words.
  loaded[locale] = Object.assign(
    { ...loaded[locale] },
    ...missing.map((file, index) => ({ [file]: messages[index] }))
  )
}

export const loadedMessages = (locale: Locale) => loaded[locale] as Messages
