import { router } from '@inertiajs/react'
import { client } from '~/client'
import { Worth } from '~/components/traveller/Worth'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import classes from '../Estimate.module.css'
import type { KeptEstimate } from '~/components/KeptFile'

/** The estimate of a file that its owner had us keep. */
export default function Kept({ estimate, fileName, expiresAt }: KeptEstimate) {
  const t = useTranslations('public.estimate')

  return (
    <div className={classes.outcome}>
      <p className={classes.file}>{fileName}</p>
      <Worth worth={estimate} level="h3" />
      <p className={classes.privacy}>{t.rich('keptUntil', { time: () => <DateTimeText value={expiresAt} /> })}</p>
      <p className={classes.actions}>
        <button
          type="button"
          className={classes.button}
          data-main
          onClick={() => router.visit(client.urlFor('register'))}
        >
          {t('goOn')}
        </button>
        <button
          type="button"
          className={classes.button}
          onClick={() => router.delete(client.urlFor('estimates.destroy'))}
        >
          {t('discard')}
        </button>
      </p>
    </div>
  )
}
