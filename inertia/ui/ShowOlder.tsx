import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import classes from './ShowOlder.module.css'

type Props = {
  shown: number
  total: number
  /** The last page that is shown. */
  page: number
  /** The props that grow; the server merges them. */
  only: string[]
}

/** How much of a list is shown, and what adds the rest to it, page by page; the address stays that of the newest. */
export function ShowOlder({ shown, total, page, only }: Props) {
  const t = useTranslations('common.ui')
  const { urlWith } = useQuery()
  const [loading, setLoading] = useState(false)

  const show = () =>
    router.get(
      urlWith({ page: page + 1 }),
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
      <p role="status">{t('shown', { shown, total })}</p>
      {shown < total && (
        <button type="button" className={classes.button} aria-disabled={loading} onClick={show}>
          {t('showOlder')}
        </button>
      )}
    </div>
  )
}
