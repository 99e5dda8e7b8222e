import { Deferred } from '@inertiajs/react'
import { lazy, Suspense } from 'react'
import type { Home } from '#app/web/home/home'
import type { Missing } from '#app/people/onboarding/missing'
import type { MonthOfMoney } from '#app/money/payouts/money_per_month'
import { client } from '~/client'
import type { KeptEstimate } from '~/components/KeptFile'
import { OverpaymentBanner } from '~/components/OverpaymentBanner'
import { type ChosenSummary, OnboardingBanner } from '~/components/traveller/OnboardingBanner'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { AdoptFile } from './Show/AdoptFile'
import { Figures } from './Show/Figures'
import { OnItsWay } from './Show/OnItsWay'
import { ToClaim } from './Show/ToClaim'
import { ToSubmit } from './Show/ToSubmit'

const MoneyPerMonth = lazy(() => import('~/components/balance/MoneyPerMonth'))

type Props = InertiaProps<
  Home & {
    firstName: string
    missing: Missing[]
    chosen: ChosenSummary
    kept: KeptEstimate | null
    months?: MonthOfMoney[]
  }
>

export default function HomeShow({ firstName, missing, chosen, kept, months, ...home }: Props) {
  const t = useTranslations('home')
  useLive(
    ['BatchImported', 'ClaimMoved', 'BalanceChanged'],
    [
      'claimable',
      'toSubmit',
      'goingOut',
      'waiting',
      'balanceCents',
      'overpayment',
      'lastReceived',
      'openUploads',
      'openUploadsCents',
    ]
  )
  const upload = <ButtonLink href={client.urlFor('batches.create')}>{t('upload')}</ButtonLink>

  if (!home.hasUploads) {
    return (
      <>
        <PageHeader title={t('title', { name: firstName })} />
        <OverpaymentBanner overpayment={home.overpayment} />
        <OnboardingBanner missing={missing} chosen={chosen} />
        <AdoptFile kept={kept} />
        <EmptyState title={t('empty')} description={t('emptyHint')} action={upload} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title', { name: firstName })} actions={upload} />
      <div className={sections.sections}>
        <OverpaymentBanner overpayment={home.overpayment} />
        <OnboardingBanner missing={missing} chosen={chosen} />
        <AdoptFile kept={kept} />
        <div className={sections.columns}>
          <div className={sections.column}>
            <ToClaim {...home} />
            {home.toSubmit && <ToSubmit {...home.toSubmit} />}
            <OnItsWay {...home} />
          </div>
          <div className={sections.column}>
            <Figures {...home} />
            <Deferred data="months" fallback={<></>}>
              <Suspense>{months && <MoneyPerMonth months={months} received />}</Suspense>
            </Deferred>
          </div>
        </div>
      </div>
    </>
  )
}
