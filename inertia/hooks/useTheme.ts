import { router, usePage } from '@inertiajs/react'
import { client } from '~/client'
import type { Data } from '~generated/data'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = Data.SharedProps['theme']

/** What the page looks like from now on; the colours follow by CSS. */
export const showTheme = (theme: Theme) => void (document.documentElement.dataset.theme = theme)

/** The person's theme, and the way to change it: seen at once, kept by the server. */
export function useTheme() {
  const { theme } = usePage().props

  const switchTo = (next: Theme) => {
    showTheme(next)
    router
      .optimistic(() => ({ theme: next }))
      .patch(
        client.urlFor('appearance.update'),
        { theme: next },
        {
          preserveScroll: true,
          // Pages fetched ahead still carry the old one.
          onSuccess: () => router.flushAll(),
          onError: () => showTheme(theme),
        }
      )
  }

  return { theme, switchTo }
}
