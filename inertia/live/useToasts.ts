import { useEffect } from 'react'
import type { EventName } from '#app/messages/live/isomorphic/events'
import { useTranslations } from '~/i18n'
import { toast } from '~/toasts'
import { live } from './live'

type Word = 'imported' | 'decided' | 'refunded'

/** What is worth interrupting for, and where it is to be seen. */
const TOLD: Partial<Record<EventName, { word: Word; one: (key: string) => string; all: string }>> = {
  BatchImported: { word: 'imported', one: (key) => `/batches/${key}`, all: '/batches' },
  ClaimDecided: { word: 'decided', one: (key) => `/claims/${key}`, all: '/claims' },
  RefundReceived: { word: 'refunded', one: (key) => `/claims/${key}`, all: '/balance' },
}

/** Says in a corner what happened elsewhere, with a link, unless the page shows that very thing already. */
export function useToasts() {
  const t = useTranslations('common.live.toasts')

  useEffect(
    () =>
      live.listen((heard) => {
        if (heard.event === null) return
        const told = TOLD[heard.event]
        if (!told) return
        const keys = heard.keys ?? []
        const href = keys.length === 1 ? told.one(keys[0]) : told.all
        if (window.location.pathname === href) return
        toast({
          kind: told.word === 'decided' ? 'info' : 'success',
          text: t(told.word, { count: keys.length }),
          link: { href, label: t('look') },
        })
      }),
    [t]
  )
}
