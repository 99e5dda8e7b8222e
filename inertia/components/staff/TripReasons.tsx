import { useTranslations } from '~/i18n'
import type { Messages } from '~/i18n/messages'
import classes from './TripReasons.module.css'

/** Why these lines became this trip, step by step. */
export function TripReasons({ reasons }: { reasons: (keyof Messages['trips']['reasons'])[] }) {
  const t = useTranslations('admin.claim')
  const sentence = useTranslations('trips.reasons')
  if (reasons.length === 0) return <p className={classes.none}>{t('noReasons')}</p>

  return (
    <ol className={classes.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{sentence(reason)}</li>
      ))}
    </ol>
  )
}
