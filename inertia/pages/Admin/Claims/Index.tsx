import type { ClaimRow, ClaimView } from '#app/claims/claims/claim_list'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import type { Undoable } from '#app/claims/decisions/undoable'
import { client } from '~/client'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { UndoBar } from '~/components/staff/UndoBar'
import { claimUrl } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { BulkActions } from './Index/BulkActions'
import { useClaimColumns } from './Index/useClaimColumns'

type Props = InertiaProps<{
  list: ListPage<ClaimRow, ClaimView>
  savedViews: SavedView[]
  undoable: Undoable | null
}>

export default function ClaimsIndex({ list, savedViews, undoable }: Props) {
  const t = useTranslations('admin.claims')
  const errors = useErrors()
  const columns = useClaimColumns()
  useLive(['ClaimMoved'], ['list'])
  const view = list.views.find(({ name }) => name === list.view)!

  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={`${view.label} · ${t('title')}`}
        actions={
          <ButtonLink href={client.urlFor('admin.decision_imports.create')} variant="default">
            {t('import')}
          </ButtonLink>
        }
      />
      <ErrorText>{errors.claims}</ErrorText>
      <Views list={list} saved={savedViews} label={t('views')} />
      <ResourceList
        list={list}
        caption={t('table')}
        columns={columns}
        rowKey={(claim) => claim.reference}
        href={(claim) => claimUrl(claim.reference, list.query)}
        search={t('search')}
        actions={(keys, clear) => <BulkActions view={list.view} selected={keys} onDone={clear} />}
        sums={{ grossCents: t('gross') }}
        empty={
          <EmptyState
            illustration={list.view === 'review' ? 'done' : 'ticket'}
            title={t(`empty.${list.view}`)}
            description={t(`emptyHint.${list.view}`)}
          />
        }
      />
      <UndoBar undoable={undoable} filter={list.query} />
    </>
  )
}
