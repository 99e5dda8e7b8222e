import type { EmailRow } from '#app/messages/emails/email_list'
import { Link } from '@adonisjs/inertia/react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import classes from './Messages.module.css'

type Props = { emails: EmailRow[]; openedId?: string }

/** Messages, latest first. */
export function Messages({ emails, openedId }: Props) {
  const t = useTranslations('admin_users.emails')
  const { urlWith } = useQuery()

  return (
    <ul className={classes.messages} aria-label={t('list')}>
      {emails.map((email) => (
        <li key={email.id}>
          <Link
            href={urlWith({ email: email.id })}
            only={['email', 'emailText']}
            preserveScroll
            preserveState
            aria-current={email.id === openedId || undefined}
          >
            <strong>{email.subject}</strong>
            <span className={classes.facts}>
              <DateTimeText value={email.createdAt} />
              {email.isResend && t('resent')}
            </span>
            <CodeBadge list="emailStatus" code={email.status} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
