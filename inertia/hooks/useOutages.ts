import { HttpNetworkError, type PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslations } from '~/i18n'
import { toast } from '~/toasts'

const AWAY = 503

/**
 * While our database is away nothing that someone typed goes: a form stays where it is and says that it was not
 * saved, and a page that was asked for is shown by the server, which tries again by itself. Without an answer nobody knows
 * whether it was.
 */
export function useOutages() {
  const t = useTranslations('common.errors')

  useEffect(() => {
    let visit: PendingVisit | null = null
    const stops = [
      // Not at its start: one that was fetched ahead has none.
      router.on('before', ({ detail }) => {
        if (!detail.visit.async) visit = detail.visit
      }),
      router.on('finish', ({ detail }) => {
        if (!detail.visit.async) visit = null
      }),
      router.on('navigate', () => {
        visit = null
      }),
      router.on('httpException', (event) => {
        if (event.detail.response.status !== AWAY) return
        event.preventDefault()
        // What a page asks for by itself it asks for again.
        if (visit?.method === 'get') window.location.assign(visit.url)
        else if (visit) toast({ kind: 'error', text: t('away') })
      }),
      router.on('networkError', (event) => {
        // The event is also that of an answer that cannot be shown, which is our mistake and is thrown.
        if (!visit || !(event.detail.error instanceof HttpNetworkError)) return
        event.preventDefault()
        toast({ kind: 'error', text: t(visit.method === 'get' ? 'offline' : 'noAnswer') })
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [t])
}
