import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import type { TripRow, TripView } from '#app/travel/trips/trip_list'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { tripUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { useTripColumns } from './Index/useTripColumns'
import { useTripTitle } from './Index/useTripTitle'

type Props = InertiaProps<{ list: ListPage<TripRow, TripView>; savedViews: SavedView[] }>

export default function TripsIndex({ list, savedViews }: Props) {
  const t = useTranslations('admin.trips')
  const columns = useTripColumns()
  const title = useTripTitle()

  return (
    <>
      <PageHeader title={t('title')} />
      <Views list={list} saved={savedViews} label={t('views')} />
      <ResourceList
        list={list}
        caption={t('table')}
        columns={columns}
        rowKey={(trip) => trip.id}
        rowTitle={title}
        href={(trip) => tripUrl(trip.id, list.query)}
        search={t('search')}
        sums={{ fareCents: t('fare') }}
        empty={<EmptyState title={t(`empty.${list.view}`)} description={t(`emptyHint.${list.view}`)} />}
      />
    </>
  )
}
