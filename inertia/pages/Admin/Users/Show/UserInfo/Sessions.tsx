import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { RelativeTime } from '~/ui/DateText'
import { SignOut } from '../Actions/SignOut'
import type { At } from '../may'
import type { SessionOfUser } from './info'
import classes from './Sessions.module.css'

/** The browsers in which they are signed in. */
export function Sessions({ sessions, ...at }: At & { sessions: SessionOfUser[] }) {
  const t = useTranslations('admin_users.info')
  const place = usePlace()

  return (
    <Card title={t('sessions')}>
      {sessions.length === 0 && <p className={classes.none}>{t('noSessions')}</p>}
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <strong>{session.device ?? t('unknownDevice')}</strong>
            <span>{place(session)}</span>
            <span>
              {t('seen')} <RelativeTime value={session.lastSeenAt} />
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && at.may.signOut === null && <SignOut {...at} />}
    </Card>
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

function usePlace() {
  const t = useTranslations('admin_users.info')
  return ({ country, network }: SessionOfUser) => {
    if (!network) return t('unknownPlace')
    return country ? t('place', { country: countries.of(country) ?? country, network }) : network
  }
}
