import type { ListPage } from '#app/platform/lists/list_page'
import type { BusinessTripRow } from '#app/travel/trips/business_trip_list'
import { ResourceList } from '~/components/lists/ResourceList'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { FieldHint } from '~/ui/FieldHint'
import { Money } from '~/ui/Money'

type Props = { list: ListPage<BusinessTripRow>; person: { name: string } }

/** Business trips alone; the person is told of the look. */
export default function Trips({ list, person }: Props) {
  const t = useTranslations('tenant.person')
  const column = useTranslations('lists.business_trips.column')
  const claims = useTranslations('claims')
  const place = (name: string | null) => name ?? claims('unknownPlace')

  return (
    <section aria-labelledby="trips">
      <h2 id="trips">{t('trips')}</h2>
      <FieldHint>{t('seen', { person: person.name })}</FieldHint>
      <ResourceList
        list={list}
        caption={t('trips')}
        rowKey={({ id }) => id}
        rowTitle={({ fromPlace, toPlace }) => `${place(fromPlace)} – ${place(toPlace)}`}
        columns={[
          {
            key: 'travelledAt',
            header: column('travelledAt'),
            sort: 'travelled',
            cell: ({ travelledAt }) => <DateTimeText value={travelledAt} />,
          },
          { key: 'fromPlace', header: column('fromPlace'), cell: ({ fromPlace }) => place(fromPlace) },
          { key: 'toPlace', header: column('toPlace'), cell: ({ toPlace }) => place(toPlace) },
          { key: 'operatorName', header: column('operatorName'), cell: ({ operatorName }) => operatorName ?? '–' },
          {
            key: 'irregularity',
            header: column('irregularity'),
            cell: ({ irregularity }) => (irregularity ? claims(`kinds.${irregularity}`) : '–'),
          },
          {
            key: 'fareCents',
            header: column('fareCents'),
            align: 'right',
            cell: ({ fareCents }) => (fareCents === null ? '–' : <Money cents={fareCents} />),
          },
        ]}
        empty={<EmptyState title={t('noTrips')} description="" />}
      />
    </section>
  )
}
