import type { TripRow } from '#app/travel/trips/trip_list'
import classes from './useTripColumns.module.css'
import type { ListColumn } from '~/components/lists/ResourceList'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Route } from '~/components/staff/Route'
import { TwoLines } from '~/components/staff/TwoLines'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'

/** The cells of a trip in the list of staff. */
export function useTripColumns(): ListColumn<TripRow>[] {
  const t = useTranslations('admin.trips')
  const kind = useLabels('kind')
  const mode = useLabels('mode')

  return [
    {
      key: 'route',
      sort: 'route',
      header: t('route'),
      cell: (trip) => (
        <TwoLines wrap under={<DateTimeText value={trip.travelledAt} />}>
          <Route from={trip.fromPlace} to={trip.toPlace} />
        </TwoLines>
      ),
    },
    {
      key: 'traveller',
      header: t('traveller'),
      cell: (trip) => (
        <TwoLines under={trip.cardLast4 ? t('cardEnding', { last4: trip.cardLast4 }) : t('noCardNumber')}>
          {trip.traveller}
        </TwoLines>
      ),
    },
    {
      key: 'operator',
      header: t('operator'),
      cell: (trip) => <TwoLines under={mode(trip.mode)}>{trip.operatorName ?? t('unknownOperator')}</TwoLines>,
    },
    {
      key: 'status',
      header: t('status'),
      cell: (trip) => <CodeBadge list="tripStatus" code={trip.status} />,
    },
    {
      key: 'irregularity',
      header: t('irregularity'),
      cell: (trip) => <span className={classes.oneLine}>{trip.irregularity ? kind(trip.irregularity) : '–'}</span>,
    },
    {
      key: 'fare',
      sort: 'fare',
      header: t('fare'),
      align: 'right',
      cell: (trip) => (trip.fareCents === null ? '–' : <Money cents={trip.fareCents} />),
    },
  ]
}
