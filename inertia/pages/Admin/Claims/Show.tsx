import { Link } from '@adonisjs/inertia/react'
import { client } from '~/client'
import type { AttachedFile } from '#app/claims/attachments/attachments_of'
import type { CommitteeAsked } from '#app/claims/claims/committee_asked'
import type { RecordedDecision } from '#app/claims/decisions/decisions_of'
import type { Explanation } from '#app/claims/claims/explanation'
import type { Undoable } from '#app/claims/decisions/undoable'
import type { LetterOfClaim } from '#app/claims/letters/letters_of_claim'
import { ClaimExplanation } from '~/components/ClaimExplanation'
import { Attachments } from '~/components/staff/Attachments'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { Colleagues } from '~/components/staff/Colleagues'
import { Columns } from '~/components/staff/Columns'
import { Neighbours } from '~/components/staff/Neighbours'
import { type Tap, TapsTable } from '~/components/staff/TapsTable'
import { TripFacts } from '~/components/staff/TripFacts'
import { UndoBar } from '~/components/staff/UndoBar'
import { claimsUrl, claimUrl, type Filter, listState } from '~/components/staff/urls'
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
import { Dispute } from './Show/Dispute'
import { Hold } from './Show/Hold'
import { Letters } from './Show/Letters'
import type { May } from './Show/may'
import { MoneyCard } from './Show/MoneyCard'
import { Refund } from './Show/Refund'

type Props = InertiaProps<{
  claim: Data.Claims.Claims.Claim.Variants['forAdmin']
  trip: Data.Travel.Trips.Trip.Variants['forAdmin']
  taps: Tap[]
  checks: Check[]
  timeline: ClaimEvent[]
  neighbours: { previous: string | null; next: string | null }
  filter: Filter
  decisions: RecordedDecision[]
  consents: CommitteeAsked[]
  attachments: AttachedFile[]
  letters: LetterOfClaim[]
  explanation: Explanation
  undoable: Undoable | null
  may: May
}>

export default function ClaimShow(props: Props) {
  const { claim, trip, taps, checks, timeline, neighbours, filter, may } = props
  const { decisions, consents, attachments, letters, explanation, undoable } = props
  const t = useTranslations('admin.claim')
  const tClaims = useTranslations('admin.claims')
  const kind = useLabels('kind')
  useLive(
    ['ClaimMoved'],
    ['claim', 'trip', 'checks', 'timeline', 'may', 'decisions', 'consents', 'letters'],
    claim.reference
  )
  const tWhy = useTranslations('admin.why')
  const heads = {
    trip: tWhy('trip'),
    claim: tWhy('claim'),
    rule: tWhy('rule'),
    deadline: tWhy('deadline'),
    amount: tWhy('amount'),
  }
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
            <Decision
              claim={claim}
              decisions={decisions}
              may={may}
              filter={filter}
              hasNext={neighbours.next !== null}
            />
            <Dispute claim={claim} consents={consents} canWork={may.work} filter={filter} />
            <Hold claim={claim} canWork={may.work} filter={filter} />
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
          <ClaimExplanation explanation={explanation} heads={heads} />
        </Card>
        <Checks checks={checks} />
        <ClaimHistory claim={claim} events={timeline} />
        <Letters letters={letters} />
        <Attachments
          attachments={attachments}
          target={
            may.work
              ? {
                  route: 'admin.claims.attachments.store',
                  routeParams: { claim_id: claim.reference },
                  qs: listState(filter),
                }
              : null
          }
        />
      </Columns>
      <UndoBar undoable={undoable} filter={filter} />
    </>
  )
}
