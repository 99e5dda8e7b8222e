import { router, usePage } from '@inertiajs/react'
import { client } from '~/client'
import { type Locale, localeOf } from '~/i18n'

/** The person's language, and the way to change it. */
export function useLanguage() {
  const locale = localeOf(usePage().props.locale)
  const switchTo = (next: Locale) =>
    router.post(
      client.urlFor('locale.store'),
      { locale: next },
      // What is typed stays; pages fetched ahead still speak the old one.
      { preserveScroll: true, preserveState: true, onSuccess: () => router.flushAll() }
    )

  return { locale, switchTo }
}

/** Each language by its own name, for whoever cannot read the other. */
export const LANGUAGE_NAMES: Record<Locale, string> = { nl: 'Nederlands', en: 'English' }
