import { Link } from '@adonisjs/inertia/react'
import { client } from '~/client'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { Colleagues } from '~/components/staff/Colleagues'
import { Columns } from '~/components/staff/Columns'
import { Neighbours } from '~/components/staff/Neighbours'
import { type Tap, TapsTable } from '~/components/staff/TapsTable'
import { TripFacts } from '~/components/staff/TripFacts'
import { TripReasons } from '~/components/staff/TripReasons'
import { claimsUrl, claimUrl, type Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { ClaimFacts } from './Show/ClaimFacts'
import { ClaimHistory, type ClaimEvent } from './Show/ClaimHistory'
import { type Check, Checks } from './Show/Checks'
import { Decision } from './Show/Decision'
import { MoneyCard } from './Show/MoneyCard'
import { Refund } from './Show/Refund'

type Props = InertiaProps<{
  claim: Data.Claims.Claim.Variants['forAdmin']
  trip: Data.Trips.Trip.Variants['forAdmin']
  taps: Tap[]
  checks: Check[]
  timeline: ClaimEvent[]
  neighbours: { previous: string | null; next: string | null }
  filter: Filter
  may: { decide: boolean; recordRefund: boolean; isOwn: boolean }
}>

export default function ClaimShow(props: Props) {
  const { claim, trip, taps, checks, timeline, neighbours, filter, may } = props
  const t = useTranslations('admin.claim')
  const tClaims = useTranslations('admin.claims')
  const kind = useLabels('kind')
  useLive(['ClaimMoved'], ['claim', 'trip', 'checks', 'timeline', 'may'], claim.reference)
  const about = {
    kind: kind(claim.kind),
    operator: claim.operatorName,
    traveller: claim.traveller,
  }

  return (
    <>
      <PageHeader
        title={claim.reference}
        documentTitle={t('title', { reference: claim.reference })}
        badge={<CodeBadge list="claimStatus" code={claim.status} />}
        description={t('about', about)}
        breadcrumbs={[{ label: tClaims('title'), href: claimsUrl(filter) }]}
        actions={
          <Neighbours
            label={t('neighbours')}
            previous={neighbours.previous && claimUrl(neighbours.previous, filter)}
            next={neighbours.next && claimUrl(neighbours.next, filter)}
            noPrevious={t('noPrevious')}
            noNext={t('noNext')}
          />
        }
      />
      <Colleagues channel={`admin.claim.${claim.reference}`} />
      <ClaimFacts claim={claim} />
      <Columns
        aside={
          <>
            <Decision claim={claim} may={may} filter={filter} />
            <Refund key={claim.outstandingCents} claim={claim} may={may} filter={filter} />
            <MoneyCard claim={claim} />
          </>
        }
      >
        <Card
          title={t('trip')}
          aside={
            <Link route="admin.trips.show" routeParams={{ id: trip.id }} prefetch>
              {t('openTrip')}
            </Link>
          }
        >
          <TripFacts trip={trip} statedPlace={claim.statedPlace} />
        </Card>
        <Card title={t('taps')}>
          <TapsTable taps={taps} />
        </Card>
        <Card
          title={t('why')}
          aside={
            <a href={client.urlFor('admin.claims.evidence', [claim.reference])} download>
              {t('evidence')}
            </a>
          }
        >
          <TripReasons reasons={trip.reasons} />
        </Card>
        <Checks checks={checks} />
        <ClaimHistory claim={claim} events={timeline} />
      </Columns>
    </>
  )
}
