import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import { lazy, Suspense } from 'react'
import type { Data } from '~generated/data'
import { client } from '~/client'
import type { CommitteeQuestion as CommitteeQuestionProps } from '#app/claims/claims/committee_question'
import type { Explanation } from '#app/claims/claims/explanation'
import { ClaimExplanation } from '~/components/ClaimExplanation'
import { ClaimStatus } from '~/components/traveller/ClaimStatus'
import { Disclosure } from '~/components/traveller/Disclosure'
import classes from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { ClaimMoney } from './Show/ClaimMoney'
import { ClaimSteps } from './Show/ClaimSteps'
import { ClaimTrip } from './Show/ClaimTrip'
import { type ClaimEvent, History } from '~/components/traveller/History'
import { ClaimStatusCard } from './Show/ClaimStatusCard'
import { Story } from './Show/Story'
import { Withdraw } from './Show/Withdraw'

type Props = InertiaProps<{
  claim: Data.Claims.Claims.Claim
  timeline: ClaimEvent[]
  letterOn: string | null
  isShareable: boolean
  explanation: Explanation
  reasons: RejectionReason[]
  committee: CommitteeQuestionProps | null
}>

const Reply = lazy(() => import('./Show/Reply'))
const CommitteeQuestion = lazy(() => import('./Show/CommitteeQuestion'))
const TellAnswer = lazy(() => import('./Show/TellAnswer'))

export default function ClaimShow(props: Props) {
  const { claim, timeline, letterOn, isShareable, explanation, reasons, committee } = props
  const t = useTranslations('claims')
  const errors = useErrors()
  const heads = {
    trip: t('show.why.trip'),
    claim: t('show.why.claim'),
    rule: t('show.why.rule'),
    deadline: t('show.why.deadline'),
    amount: t('show.why.amount'),
  }
  useLive(['ClaimMoved'], ['claim', 'timeline', 'letterOn', 'isShareable', 'committee'], claim.reference)

  return (
    <>
      <PageHeader
        title={t('show.title', {
          kind: t(`kinds.${claim.kind}`),
          operator: claim.operatorName,
        })}
        badge={<ClaimStatus status={claim.status} />}
        description={t('show.reference', { reference: claim.reference })}
        breadcrumbs={[{ label: t('title'), href: client.urlFor('claims.index') }]}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ErrorText>{errors.claim}</ErrorText>
          <ClaimSteps claim={claim} timeline={timeline} letterOn={letterOn} />
          <ClaimStatusCard claim={claim} isAsked={committee !== null} />
          {committee && (
            <Suspense>
              <CommitteeQuestion claim={claim} question={committee} />
            </Suspense>
          )}
          {claim.canTellAnswer && !claim.isBusiness && (
            <Suspense>
              <TellAnswer claim={claim} reasons={reasons} />
            </Suspense>
          )}
          {claim.status === 'on_hold' && (
            <Suspense>
              <Reply claim={claim} />
            </Suspense>
          )}
          {!claim.isBusiness && <ClaimMoney claim={claim} />}
          <ClaimTrip claim={claim} />
          <Disclosure summary={t('show.why.title')}>
            <ClaimExplanation explanation={explanation} heads={heads} />
          </Disclosure>
        </div>
        <div className={classes.column}>
          <History claim={claim} timeline={timeline} />
          <div>
            <a href={client.urlFor('claims.evidence', [claim.reference])} download>
              {t('show.evidence')}
            </a>
          </div>
          <Story claim={claim} isShareable={isShareable} />
          {claim.canWithdraw && !claim.isBusiness && <Withdraw claim={claim} />}
        </div>
      </div>
    </>
  )
}
