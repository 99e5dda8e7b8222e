import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Data } from '~generated/data'
import classes from './AccountViews.module.css'

type View = Data.People.Impersonation.Impersonation

/** Who of our staff viewed this account, when and why. */
export function AccountViews({ views }: { views: View[] }) {
  const t = useTranslations('profile.accountViews')
  const when = useWhen()

  return (
    <Card title={t('title')} description={t('description')}>
      {views.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ul className={classes.views}>
        {views.map((view) => (
          <li key={view.id}>
            <strong>{view.staffName}</strong>
            <span>{when(view)}</span>
            <span>{t('reason', { reason: view.reason })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function useWhen() {
  const t = useTranslations('profile.accountViews')
  const format = useFormatter()
  const time = (iso: string) => format.dateTime(new Date(iso), { hour: '2-digit', minute: '2-digit' })

  return ({ startedAt, endedAt }: View) => {
    const day = format.dateTime(new Date(startedAt), { dateStyle: 'long' })
    const from = time(startedAt)
    return endedAt ? t('when', { day, from, to: time(endedAt) }) : t('now', { day, from })
  }
}
