import i18nManager from '@adonisjs/i18n/services/main'
import { absoluteUrl } from '#app/messages/emails/transport'
import { PUBLIC_PAGES, isPublicPage } from '#app/web/pages/public_pages'
import type { Locale } from '#app/platform/shared/locale'

const REGION = { nl: 'nl_NL', en: 'en_GB' } as const

/** Open Graph; null for pages that are not public. */
export function linkPreview(page: string, locale: Locale) {
  if (!isPublicPage(page)) return null
  const { path, title } = PUBLIC_PAGES[page]
  const words = i18nManager.locale(locale).t(title)
  return {
    title: words.startsWith('Fareback') ? words : `${words} · Fareback`,
    url: absoluteUrl(path),
    region: REGION[locale],
    otherRegion: REGION[locale === 'nl' ? 'en' : 'nl'],
    picture: `inertia/assets/card-${locale}.png`,
  }
}
