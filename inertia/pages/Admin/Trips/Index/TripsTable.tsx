import type { ReactNode } from 'react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useCodes } from '~/components/staff/codes'
import { Route } from '~/components/staff/Route'
import { TwoLines } from '~/components/staff/TwoLines'
import { tripUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { type Column, DataTable } from '~/ui/DataTable'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import type { Data } from '~generated/data'
import classes from './TripsTable.module.css'

type Trip = Data.Trips.Trip.Variants['forAdmin']

export function TripsTable({ trips, empty }: { trips: Trip[]; empty: ReactNode }) {
  const t = useTranslations('admin.trips')

  return (
    <DataTable
      caption={t('table')}
      columns={useColumns()}
      rows={trips}
      rowKey={(trip) => trip.id}
      href={(trip) => tripUrl(trip.id)}
      empty={empty}
    />
  )
}

function useColumns(): Column<Trip>[] {
  const t = useTranslations('admin.trips')
  const kind = useCodes('kind')
  const mode = useCodes('mode')

  return [
    {
      key: 'route',
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
        <TwoLines
          under={trip.cardLast4 ? t('cardEnding', { last4: trip.cardLast4 }) : t('noCardNumber')}
        >
          {trip.traveller}
        </TwoLines>
      ),
    },
    {
      key: 'operator',
      header: t('operator'),
      cell: (trip) => (
        <TwoLines under={mode(trip.mode)}>{trip.operatorName ?? t('unknownOperator')}</TwoLines>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: (trip) => <CodeBadge list="tripStatus" code={trip.status} />,
    },
    {
      key: 'irregularity',
      header: t('irregularity'),
      cell: (trip) => (
        <span className={classes.oneLine}>{trip.irregularity ? kind(trip.irregularity) : '–'}</span>
      ),
    },
    {
      key: 'fare',
      header: t('fare'),
      align: 'right',
      cell: (trip) => (trip.fareCents === null ? '–' : <Money cents={trip.fareCents} />),
    },
  ]
}
