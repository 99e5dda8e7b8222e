import type { ClaimRow, ClaimView } from '#app/claims/claim_list'
import type { ListPage, SavedView } from '#app/lists/list_page'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { claimUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { useClaimColumns } from './Index/useClaimColumns'

type Props = InertiaProps<{ list: ListPage<ClaimRow, ClaimView>; savedViews: SavedView[] }>

export default function ClaimsIndex({ list, savedViews }: Props) {
  const t = useTranslations('admin.claims')
  const columns = useClaimColumns()
  useLive(['ClaimMoved'], ['list'])
  const view = list.views.find(({ name }) => name === list.view)!

  return (
    <>
      <PageHeader title={t('title')} documentTitle={`${view.label} · ${t('title')}`} />
      <Views list={list} saved={savedViews} label={t('views')} />
      <ResourceList
        list={list}
        caption={t('table')}
        columns={columns}
        rowKey={(claim) => claim.reference}
        href={(claim) => claimUrl(claim.reference, list.query)}
        search={t('search')}
        sums={{ grossCents: t('gross') }}
        empty={
          <EmptyState
            illustration={list.view === 'review' ? 'done' : 'ticket'}
            title={t(`empty.${list.view}`)}
            description={t(`emptyHint.${list.view}`)}
          />
        }
      />
    </>
  )
}
