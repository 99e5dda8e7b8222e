import { SavedViews } from '~/components/staff/SavedViews'
import { SortChoice } from '~/components/staff/SortChoice'
import { KINDS, useCodeOptions } from '~/components/staff/codes'
import { kbd, KeyHint } from '~/components/staff/KeyHint'
import type { Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { FilterBar } from '~/ui/FilterBar'
import { PageHeader } from '~/ui/PageHeader'
import { Pagination } from '~/ui/Pagination'
import type { Data } from '~generated/data'
import { ClaimsTable } from './Index/ClaimsTable'
import { NoClaims } from './Index/NoClaims'

const VIEWS = ['review', 'refund', 'decided', 'all'] as const
const SORTS = ['oldest', 'newest', 'deadline', 'gross'] as const

type View = (typeof VIEWS)[number]

type Props = InertiaProps<{
  claims: Data.Claims.Claim.Variants['forAdmin'][]
  meta: { page: number; perPage: number; total: number; lastPage: number }
  filter: Filter
  counts: Record<View, number>
  operators: Data.Counterparties.Counterparty[]
}>

export default function ClaimsIndex({ claims, meta, filter, counts, operators }: Props) {
  const t = useTranslations('admin.claims')
  const kinds = useCodeOptions('kind', KINDS)
  useLive(['ClaimMoved'], ['claims', 'meta', 'counts'])
  const view = (filter.view as View | undefined) ?? 'review'
  const filters = [
    { name: 'kind', label: t('kind'), options: kinds },
    {
      name: 'operator',
      label: t('operator'),
      options: operators.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    { name: 'overdue', label: t('overdue'), options: [{ value: 'yes', label: t('isOverdue') }] },
  ]

  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={`${t(`view.${view}`)} · ${t('title')}`}
        actions={
          <SortChoice
            label={t('sort')}
            options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          />
        }
      />
      <SavedViews
        label={t('views')}
        current={view}
        views={VIEWS.map((key) => ({ key, label: t(`view.${key}`), count: counts[key] }))}
      />
      <FilterBar search={t('search')} filters={filters} />
      <ClaimsTable
        claims={claims}
        filter={filter}
        empty={<NoClaims view={view} filter={filter} />}
      />
      <Pagination meta={meta} />
      {claims.length > 0 && <KeyHint>{t.rich('keys', { kbd })}</KeyHint>}
    </>
  )
}
