import { lazy, Suspense } from 'react'
import type { FilingProgress } from '#app/claims/business/filing_progress'
import type { ProposalGroup, ProposalTotals } from '#app/claims/business/proposals'
import { client } from '~/client'
import type { MandateWords } from '~/components/MandateText'
import sections from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { Choose } from './Batch/Choose'
import { Filing } from './Batch/Filing'

const Mandate = lazy(() => import('./Batch/Mandate'))

export type SignedMandate = { signedName: string; signedAt: string } | null

type Props = InertiaProps<{
  totals: ProposalTotals
  groups: ProposalGroup[]
  filing: FilingProgress | null
  mandate: SignedMandate
  mandateText: { version: string; text: MandateWords }
  signer: string
}>

/** What can be claimed of all people's business trips, by person and operator; all of it in one go. */
export default function TenantClaimCreate({ totals, groups, filing, mandate, mandateText, signer, tenant }: Props) {
  const t = useTranslations('tenant.claims')
  const errors = useErrors()
  useLive(['ClaimsFiled', 'BatchImported'], ['totals', 'groups', 'filing'])

  const authorisation = <Mandate mandate={mandate} mandateText={mandateText} signer={signer} />

  return (
    <>
      <PageHeader
        title={t('create.title')}
        description={t('create.lead')}
        breadcrumbs={[
          { label: t('title', { tenant: tenant!.name }), href: client.urlFor('tenant.claims.index', [tenant!.slug]) },
        ]}
      />
      <div className={sections.sections}>
        <ErrorText>{errors.claims}</ErrorText>
        {filing && <Filing filing={filing} />}
        {!mandate && <Suspense>{authorisation}</Suspense>}
        {groups.length > 0 ? (
          <Choose groups={groups} totals={totals} canFile={mandate !== null} />
        ) : (
          <EmptyState title={t('create.none')} description={t('create.noneHint')} />
        )}
        {mandate && <Suspense>{authorisation}</Suspense>}
      </div>
    </>
  )
}
