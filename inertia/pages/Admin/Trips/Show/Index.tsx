import { Deferred } from '@inertiajs/react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Columns } from '~/components/staff/Columns'
import { PersonLink } from '~/components/staff/PersonLink'
import { type Tap, TapsTable } from '~/components/staff/TapsTable'
import { TripFacts } from '~/components/staff/TripFacts'
import { TripReasons } from '~/components/staff/TripReasons'
import { tripsUrl } from '~/components/staff/urls'
import { useFormatter, useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { TripClaims, type TripClaim } from './Index/TripClaims'
import { Verdict } from './Index/Verdict'

type Props = InertiaProps<{
  trip: Data.Travel.Trips.Trip.Variants['forAdmin']
  taps: Tap[]
  claimable?: Data.Claims.Claims.ClaimableTrip | null
  claims: TripClaim[]
}>

export default function TripShow({ trip, taps, claimable, claims }: Props) {
  const t = useTranslations('admin.trip')
  const tClaim = useTranslations('admin.claim')
  const tTrips = useTranslations('admin.trips')
  const format = useFormatter()
  const date = format.dateTime(new Date(trip.travelledAt), { dateStyle: 'long' })

  return (
    <>
      <PageHeader
        title={t('title', {
          from: trip.fromPlace ?? t('unknownStart'),
          to: trip.toPlace ?? t('somewhere'),
        })}
        badge={<CodeBadge list="tripStatus" code={trip.status} />}
        description={t.rich('by', {
          traveller: trip.traveller,
          date,
          person: (name) => <PersonLink id={trip.travellerId}>{name}</PersonLink>,
        })}
        breadcrumbs={[{ label: tTrips('title'), href: tripsUrl() }]}
      />
      <Columns
        aside={
          <>
            <Deferred data="claimable" fallback={<Card title={t('verdict')}>{t('loadingVerdict')}…</Card>}>
              <Verdict trip={trip} claimable={claimable ?? null} />
            </Deferred>
            <TripClaims claims={claims} />
          </>
        }
      >
        <Card title={t('trip')}>
          <TripFacts trip={trip} />
        </Card>
        <Card title={tClaim('taps')}>
          <TapsTable taps={taps} />
        </Card>
        <Card title={tClaim('why')}>
          <TripReasons reasons={trip.reasons} />
        </Card>
      </Columns>
    </>
  )
}
