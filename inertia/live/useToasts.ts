import { client } from '~/client'
import { useEffect } from 'react'
import type { EventName } from '#app/messages/live/isomorphic/events'
import { useTranslations } from '~/i18n'
import { toast } from '~/toasts'
import { live } from './live'

type Word = 'imported' | 'decided' | 'refunded'

const batchUrl = (id: string) => client.urlFor('batches.show', { id })
const claimUrl = (id: string) => client.urlFor('claims.show', { id })

/** What is worth interrupting for, and where it is to be seen. */
const TOLD: Partial<
  Record<
    EventName,
    { word: Word; one: (key: string) => string; all: 'batches.index' | 'claims.index' | 'balance.show' }
  >
> = {
  BatchImported: { word: 'imported', one: batchUrl, all: 'batches.index' },
  ClaimDecided: { word: 'decided', one: claimUrl, all: 'claims.index' },
  RefundReceived: { word: 'refunded', one: claimUrl, all: 'balance.show' },
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
        const href = keys.length === 1 ? told.one(keys[0]) : client.urlFor(told.all)
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
