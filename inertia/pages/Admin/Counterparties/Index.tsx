import type { CounterpartyRow } from '#app/travel/operators/counterparty_list'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { operatorUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { useOperatorColumns } from './Index/useOperatorColumns'

type Props = InertiaProps<{ list: ListPage<CounterpartyRow>; savedViews: SavedView[] }>

export default function CounterpartiesIndex({ list, savedViews }: Props) {
  const t = useTranslations('admin.counterparties')
  const columns = useOperatorColumns()

  return (
    <>
      <PageHeader title={t('title')} />
      <Views list={list} saved={savedViews} label={t('views')} />
      <ResourceList
        list={list}
        caption={t('table')}
        columns={columns}
        rowKey={(one) => one.slug}
        href={(one) => operatorUrl(one.slug)}
        search={t('search')}
        empty={
          list.view === 'all' ? (
            <EmptyState title={t('empty')} description={t('emptyHint')} />
          ) : (
            <EmptyState illustration="done" title={t(list.view === 'drafts' ? 'noDrafts' : 'noneToCheck')} />
          )
        }
      />
    </>
  )
}
