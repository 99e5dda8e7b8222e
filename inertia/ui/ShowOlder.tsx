import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import classes from './ShowOlder.module.css'

type Props = {
  /** Where it is known how much there is. */
  shown?: number
  total?: number
  /** The parameters that ask for what is older; null when all is shown. */
  older: Record<string, number> | null
  /** The props that grow; the server merges them. */
  only: string[]
}

/** How much of a list is shown, and what adds the rest to it, part by part; the address stays that of the newest. */
export function ShowOlder({ shown, total, older, only }: Props) {
  const t = useTranslations('common.ui')
  const { urlWith } = useQuery()
  const [loading, setLoading] = useState(false)

  const show = (parameters: Record<string, number>) =>
    router.get(
      urlWith(parameters),
      {},
      {
        only,
        preserveState: true,
        preserveScroll: true,
        preserveUrl: true,
        onStart: () => setLoading(true),
        onFinish: () => setLoading(false),
      }
    )

  return (
    <div className={classes.older}>
      {shown !== undefined && total !== undefined && <p role="status">{t('shown', { shown, total })}</p>}
      {older && (
        <button type="button" className={classes.button} aria-disabled={loading} onClick={() => show(older)}>
          {t('showOlder')}
        </button>
      )}
    </div>
  )
}
