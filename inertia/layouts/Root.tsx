import { router, usePage } from '@inertiajs/react'
import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { pageLocale } from '~/audiences'
import { FlashMessages } from '~/components/FlashMessages'
import { SupportChat } from '~/components/SupportChat'
import { showTheme } from '~/hooks/useTheme'
import { REGION, TIME_ZONE } from '~/i18n'
import { loadedWords } from '~/i18n/words'

function startTakingPresses() {
  const live = () => void (document.documentElement.dataset.live = '')
  // Without that file what was typed is lost, and the page works.
  if (document.querySelector('[data-server-rendered]'))
    void import('~/takeOver').then(({ default: takeOver }) => takeOver(), live)
  else live()
}

/** Around every page: its language, its theme, the notices that follow an action and the support chat. */
export default function Root({ children }: { children: ReactNode }) {
  const { component, props } = usePage()
  const locale = pageLocale(component, props.locale)

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useEffect(startTakingPresses, [])

  // The latest answer decides: a page that comes back from history may be older than the choice.
  useEffect(() => router.on('success', ({ detail }) => showTheme(detail.page.props.theme)), [])

  return (
    <IntlProvider locale={REGION[locale]} messages={loadedWords(locale)} timeZone={TIME_ZONE}>
      {children}
      <FlashMessages />
      <SupportChat />
    </IntlProvider>
  )
}
