import { lazy, Suspense } from 'react'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { ClaimStatus } from '~/components/traveller/ClaimStatus'
import classes from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { type ClaimEvent, History } from '~/components/traveller/History'
import { Facts } from './Show/Facts'

const AnswerButtons = lazy(() => import('~/components/traveller/AnswerButtons'))
const Submit = lazy(() => import('./Show/Submit'))

export type ManagedClaim = Data.Claims.Claims.Claim.Variants['forManager']

type Props = InertiaProps<{
  claim: ManagedClaim
  timeline: ClaimEvent[]
  seesTrips: boolean
  form: { url: string | null }
  reasons: RejectionReason[]
}>

/** One claim of someone in the organisation. */
export default function TenantClaimShow({ claim, timeline, seesTrips, form, reasons, tenant }: Props) {
  const t = useTranslations('tenant.claims')
  const claims = useTranslations('claims')
  const errors = useErrors()
  const { name, slug } = tenant!
  const operator = claim.operatorName
  useLive(['ClaimMoved'], ['claim', 'timeline'], claim.reference)

  return (
    <>
      <PageHeader
        title={claims('show.title', { kind: claims(`kinds.${claim.kind}`), operator })}
        badge={<ClaimStatus status={claim.status} />}
        description={claims('show.reference', { reference: claim.reference })}
        breadcrumbs={[{ label: t('title', { tenant: name }), href: client.urlFor('tenant.claims.index', [slug]) }]}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ErrorText>{errors.claim}</ErrorText>
          {claim.canSubmit && (
            <Suspense>
              <Submit claim={claim} url={form.url} />
            </Suspense>
          )}
          {claim.canTellAnswer && (
            <Card title={t('show.answerTitle', { operator })} description={t('show.answerLead')}>
              <Suspense>
                <AnswerButtons claim={claim} reasons={reasons} tenant={slug} />
              </Suspense>
            </Card>
          )}
          {claim.awaitsDirectPayment && (
            <Card title={t('show.directTitle', { operator })} description={t('show.directLead')}>
              <ConfirmButton
                danger={false}
                title={claims('show.directTitle', { operator })}
                consequence={t('show.directBody')}
                route="tenant.claims.direct_payments.store"
                routeParams={{ tenant: slug, claim_id: claim.reference }}
                stay
              >
                {t('show.direct')}
              </ConfirmButton>
            </Card>
          )}
          <Facts claim={claim} seesTrips={seesTrips} />
        </div>
        <div className={classes.column}>
          <History claim={claim} timeline={timeline} />
          {claim.canWithdraw && (
            <div>
              <ConfirmButton
                title={claims('show.withdrawTitle')}
                consequence={t('show.withdrawBody', { operator })}
                route="tenant.claims.destroy"
                routeParams={{ tenant: slug, id: claim.reference }}
              >
                {claims('show.withdraw')}
              </ConfirmButton>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
