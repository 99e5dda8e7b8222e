import { CodeBadge } from '~/components/staff/CodeBadge'
import { Stack } from '~/components/staff/Columns'
import { Neighbours } from '~/components/staff/Neighbours'
import { type Filter, messageUrl, messagesUrl, userUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { DateTimeText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { Answer } from './Show/Answer'
import classes from './Show/Show.module.css'

type Props = InertiaProps<{
  message: Data.People.Contact.ContactMessage
  neighbours: { previous: string | null; next: string | null }
  filter: Filter
}>

export default function ContactMessageShow({ message, neighbours, filter }: Props) {
  const t = useTranslations('admin.messages')
  const { reference, userId } = message

  return (
    <>
      <PageHeader
        title={message.subject}
        documentTitle={t('documentTitle', { reference })}
        badge={<CodeBadge list="contactStatus" code={message.status} />}
        description={reference}
        breadcrumbs={[{ label: t('title'), href: messagesUrl(filter) }]}
        actions={
          <Neighbours
            label={t('neighbours')}
            previous={neighbours.previous && messageUrl(neighbours.previous, filter)}
            next={neighbours.next && messageUrl(neighbours.next, filter)}
            noPrevious={t('noPrevious')}
            noNext={t('noNext')}
          />
        }
      />
      <Stack>
        <Card title={t('message')}>
          <DefinitionList
            items={[
              { term: t('from'), value: `${message.name} (${message.email})` },
              {
                term: t('account'),
                value: userId ? <a href={userUrl(userId)}>{t('open')}</a> : t('visitor'),
              },
              { term: t('received'), value: <DateTimeText value={message.receivedAt} /> },
              { term: t('language'), value: t(`languages.${message.locale}`) },
            ]}
          />
          <p className={classes.words}>{message.message}</p>
        </Card>
        <Answer key={message.status} message={message} />
      </Stack>
    </>
  )
}
