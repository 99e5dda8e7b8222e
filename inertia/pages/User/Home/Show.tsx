import type { Home } from '#app/home/home'
import type { Missing } from '#app/onboarding/missing'
import { client } from '~/client'
import { OverpaymentBanner } from '~/components/OverpaymentBanner'
import { OnboardingBanner } from '~/components/traveller/OnboardingBanner'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { Figures } from './Show/Figures'
import { ToClaim } from './Show/ToClaim'
import { ToSubmit } from './Show/ToSubmit'
import { WaitingFor } from './Show/WaitingFor'

type Props = InertiaProps<Home & { firstName: string; missing: Missing[] }>

export default function HomeShow({ firstName, missing, ...home }: Props) {
  const t = useTranslations('home')
  useLive(
    ['BatchImported', 'ClaimMoved', 'BalanceChanged'],
    [
      'claimable',
      'toSubmit',
      'waiting',
      'balanceCents',
      'overpayment',
      'lastReceived',
      'openUploads',
    ]
  )
  const upload = <ButtonLink href={client.urlFor('batches.create')}>{t('upload')}</ButtonLink>

  if (!home.hasUploads) {
    return (
      <>
        <PageHeader title={t('title', { name: firstName })} />
        <OverpaymentBanner overpayment={home.overpayment} />
        <OnboardingBanner missing={missing} />
        <EmptyState title={t('empty')} description={t('emptyHint')} action={upload} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title', { name: firstName })} actions={upload} />
      <div className={sections.sections}>
        <OverpaymentBanner overpayment={home.overpayment} />
        <OnboardingBanner missing={missing} />
        <ToClaim {...home} />
        {home.toSubmit && <ToSubmit {...home.toSubmit} />}
        <Figures {...home} />
        <WaitingFor waiting={home.waiting} />
      </div>
    </>
  )
}
