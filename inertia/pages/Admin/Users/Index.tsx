import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import type { UserRow, UserView } from '#app/people/accounts/user_list'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { userUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { useUserColumns } from './Index/useUserColumns'

type Props = InertiaProps<{ list: ListPage<UserRow, UserView>; savedViews: SavedView[] }>

export default function UsersIndex({ list, savedViews }: Props) {
  const t = useTranslations('admin_users.list')
  const columns = useUserColumns()
  const view = list.views.find(({ name }) => name === list.view)!

  return (
    <>
      <PageHeader title={t('title')} documentTitle={`${view.label} · ${t('title')}`} />
      <Views list={list} saved={savedViews} label={t('views')} />
      <ResourceList
        list={list}
        caption={t('table')}
        columns={columns}
        rowKey={(user) => user.id}
        rowTitle={(user) => user.name}
        href={(user) => userUrl(user.id, list.query)}
        search={t('search')}
        empty={
          <EmptyState
            illustration={list.view === 'all' || list.view === 'premium' ? 'ticket' : 'done'}
            title={t(`empty.${list.view}`)}
            description={t(`emptyHint.${list.view}`)}
          />
        }
      />
    </>
  )
}
