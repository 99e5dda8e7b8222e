import { KINDS, MODES, TRIP_STATUSES, useCodeOptions } from '~/components/staff/codes'
import { kbd, KeyHint } from '~/components/staff/KeyHint'
import { SortChoice } from '~/components/staff/SortChoice'
import { type Filter, tripsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { NothingFound } from '~/ui/NothingFound'
import { FilterBar } from '~/ui/FilterBar'
import { PageHeader } from '~/ui/PageHeader'
import { Pagination } from '~/ui/Pagination'
import type { Data } from '~generated/data'
import { TripsTable } from './Index/TripsTable'

const SORTS = ['newest', 'oldest', 'fare'] as const

type Props = InertiaProps<{
  trips: Data.Trips.Trip.Variants['forAdmin'][]
  meta: { page: number; perPage: number; total: number; lastPage: number }
  filter: Filter
  operators: Data.Counterparties.Counterparty[]
}>

export default function TripsIndex({ trips, meta, filter, operators }: Props) {
  const t = useTranslations('admin.trips')
  const filters = [
    {
      name: 'status',
      label: t('status'),
      options: useCodeOptions('tripStatus', TRIP_STATUSES),
    },
    { name: 'irregularity', label: t('irregularity'), options: useCodeOptions('kind', KINDS) },
    { name: 'mode', label: t('mode'), options: useCodeOptions('mode', MODES) },
    {
      name: 'operator',
      label: t('operator'),
      options: operators.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ]

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <SortChoice
            label={t('sort')}
            options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          />
        }
      />
      <FilterBar search={t('search')} filters={filters} />
      <TripsTable trips={trips} empty={<NoTrips filter={filter} />} />
      <Pagination meta={meta} />
      {trips.length > 0 && <KeyHint>{t.rich('keys', { kbd })}</KeyHint>}
    </>
  )
}

function NoTrips({ filter }: { filter: Filter }) {
  const t = useTranslations('admin.trips')
  const isFiltered =
    filter.q || filter.status || filter.irregularity || filter.mode || filter.operator
  if (!isFiltered) return <EmptyState title={t('empty')} description={t('emptyHint')} />

  return <NothingFound title={t('nothingFound')} wholeList={tripsUrl()} />
}
