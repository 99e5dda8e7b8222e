import { lazy, Suspense } from 'react'
import type { TenantClaimRow } from '#app/claims/business/tenant_claim_list'
import type { ProposalTotals } from '#app/claims/business/proposals'
import type { TenantClaimTotals } from '#app/claims/business/tenant_claim_totals'
import type { ListPage } from '#app/platform/lists/list_page'
import { client } from '~/client'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { ClaimStatus } from '~/components/traveller/ClaimStatus'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { DateText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'

const Totals = lazy(() => import('../Home/Show/Totals'))

type Props = InertiaProps<{
  list: ListPage<TenantClaimRow>
  totals: TenantClaimTotals
  proposals: ProposalTotals
}>

/** Claims for business trips, by person and operator. */
export default function TenantClaimIndex({ list, totals, proposals, tenant }: Props) {
  const t = useTranslations('tenant.claims')
  const columns = useColumns()
  const { name, slug } = tenant!
  useLive(['ClaimMoved', 'ClaimsFiled'], ['list', 'totals', 'proposals'])
  const choose = <ButtonLink href={client.urlFor('tenant.claims.create', [slug])}>{t('choose')}</ButtonLink>

  return (
    <>
      <PageHeader title={t('title', { tenant: name })} description={t('lead')} actions={choose} />
      <div className={sections.sections}>
        {totals.claims > 0 && (
          <Suspense>
            <Totals totals={totals} />
          </Suspense>
        )}
        <div>
          <Views list={list} saved={[]} label={t('caption')} />
          <ResourceList
            list={list}
            caption={t('caption')}
            rowKey={({ reference }) => reference}
            rowTitle={({ person, reference }) => `${person}, ${reference}`}
            href={({ reference }) => client.urlFor('tenant.claims.show', [slug, reference])}
            search={t('search')}
            sums={{ netCents: t('create.amount') }}
            columns={columns}
            empty={
              <EmptyState
                title={t('empty')}
                description={t('emptyHint')}
                action={proposals.count > 0 ? choose : undefined}
              />
            }
          />
        </div>
      </div>
    </>
  )
}

function useColumns() {
  const t = useTranslations('lists.tenant_claims.column')
  const claims = useTranslations('claims')

  return [
    { key: 'person', header: t('person'), cell: ({ person }: TenantClaimRow) => person },
    { key: 'operator', header: t('operatorName'), cell: ({ operatorName }: TenantClaimRow) => operatorName },
    { key: 'kind', header: t('kind'), cell: ({ kind }: TenantClaimRow) => claims(`kinds.${kind}`) },
    {
      key: 'travelledOn',
      header: t('travelledOn'),
      cell: ({ travelledOn }: TenantClaimRow) => <DateText value={travelledOn} />,
    },
    { key: 'status', header: t('status'), cell: ({ status }: TenantClaimRow) => <ClaimStatus status={status} /> },
    {
      key: 'netCents',
      header: t('netCents'),
      align: 'right' as const,
      cell: ({ netCents }: TenantClaimRow) => <Money cents={netCents} />,
    },
    { key: 'reference', header: t('reference'), cell: ({ reference }: TenantClaimRow) => reference },
  ]
}
