import type { ContactMessageRow, ContactMessageView } from '#app/people/contact/contact_message_list'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import { type ListColumn, ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Reference } from '~/components/staff/Reference'
import { messageUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { DateTimeText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'

type Props = InertiaProps<{
  list: ListPage<ContactMessageRow, ContactMessageView>
  savedViews: SavedView[]
}>

export default function ContactMessagesIndex({ list, savedViews }: Props) {
  const t = useTranslations('admin.messages')
  const columns: ListColumn<ContactMessageRow>[] = [
    {
      key: 'message',
      sort: 'message',
      header: t('message'),
      cell: ({ reference }) => <Reference>{reference}</Reference>,
    },
    { key: 'from', header: t('from'), cell: ({ name }) => name },
    { key: 'subject', header: t('subject'), cell: ({ subject }) => subject },
    {
      key: 'received',
      header: t('received'),
      cell: ({ receivedAt }) => <DateTimeText value={receivedAt} />,
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => <CodeBadge list="contactStatus" code={status} />,
    },
  ]

  return (
    <>
      <PageHeader title={t('title')} />
      <Views list={list} saved={savedViews} label={t('views')} />
      <ResourceList
        list={list}
        caption={t('title')}
        columns={columns}
        rowKey={({ reference }) => reference}
        href={({ reference }) => messageUrl(reference, list.query)}
        search={t('search')}
        empty={
          <EmptyState
            illustration={list.view === 'open' ? 'done' : 'ticket'}
            title={t('empty')}
            description={t('emptyHint')}
          />
        }
      />
    </>
  )
}
