import type { Manager } from '#app/people/organisations/managers_of'
import { Link } from '@adonisjs/inertia/react'
import { userUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateTimeText } from '~/ui/DateText'
import classes from './Managers.module.css'

/** Who manages an organisation. */
export function Managers({ managers }: { managers: Manager[] }) {
  const t = useTranslations('admin.tenant.managers')

  return (
    <Card title={t('title')}>
      {managers.length === 0 && <p className={classes.facts}>{t('empty')}</p>}
      <ul className={classes.list}>
        {managers.map(({ id, name, email, lastSeenAt }) => (
          <li key={id}>
            <Link href={userUrl(id)}>{name}</Link>
            <p className={classes.facts}>{email}</p>
            <p className={classes.facts}>
              {lastSeenAt ? (
                <>
                  {t('seen')} <DateTimeText value={lastSeenAt} />
                </>
              ) : (
                t('neverSeen')
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
