import { Link } from '@adonisjs/inertia/react'
import { IconChevronLeft } from '@tabler/icons-react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { DefinitionList } from '~/ui/DefinitionList'
import { emailFrameUrl, listState } from '~/components/staff/urls'
import { Unavailable } from '~/components/staff/Unavailable'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import type { Data } from '~generated/data'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateTimeText } from '~/ui/DateText'
import { ErrorText } from '~/ui/ErrorText'
import type { At } from '../may'
import classes from './EmailReader.module.css'

type Props = At & { email: Data.Messages.Emails.Email; text: string }

/** One message as it was sent, and the way to send it again. */
export function EmailReader({ user, may, filter, email, text }: Props) {
  const t = useTranslations('admin_users.emails')
  const why = useTranslations('admin_users.actions.whyNot')
  const topic = useLabels('emailTopic')
  const { urlWith } = useQuery()
  const address = email.toAddress ?? t('noAddress')

  return (
    <>
      <Link
        className={classes.back}
        href={urlWith({ email: null })}
        only={['email', 'emailText']}
        preserveScroll
        preserveState
      >
        <IconChevronLeft size={18} aria-hidden />
        {t('back')}
      </Link>
      <Card
        title={email.subject}
        description={t('to', { address })}
        aside={<CodeBadge list="emailStatus" code={email.status} />}
      >
        <DefinitionList
          sideBySide
          items={[
            { term: t('createdAt'), value: <DateTimeText value={email.createdAt} /> },
            { term: t('sentAt'), value: email.sentAt && <DateTimeText value={email.sentAt} /> },
            { term: t('topic'), value: topic(email.topic) },
            { term: t('template'), value: email.template },
          ]}
        />
        <div className={classes.problem}>
          <ErrorText>{email.problem}</ErrorText>
        </div>
        {/* Without any permission: it runs nothing, loads nothing and leads nowhere. */}
        <iframe className={classes.frame} title={t('frame')} src={emailFrameUrl(user.id, email.id)} sandbox="" />
        <details className={classes.text}>
          <summary>{t('text')}</summary>
          <pre>{text}</pre>
        </details>
        {may.resendEmail ? (
          <Unavailable>{why(may.resendEmail)}</Unavailable>
        ) : (
          <ConfirmButton
            danger={false}
            title={t('resendTitle', { subject: email.subject })}
            consequence={t('resendText', { address })}
            route="admin.users.emails.resends.store"
            routeParams={{ user_id: user.id, email_id: email.id }}
            qs={listState(filter)}
            stay
          >
            {t('resend')}
          </ConfirmButton>
        )}
      </Card>
    </>
  )
}
