import type { Data } from '~generated/data'
import { lazy, Suspense } from 'react'
import { client } from '~/client'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import { Balance } from './Show/Balance'
import { OpenClaims } from './Show/OpenClaims'
import { ExportData } from './Show/ExportData'

const Erase = lazy(() => import('./Show/Erase'))

type Props = InertiaProps<{
  withdrawable: Data.Claims.Claims.Claim[]
  awaitingPayment: Data.Claims.Claims.Claim[]
  /** Days an operator usually takes to pay, by its name, as far as we know. */
  paymentDays: Record<string, number>
  /** How many claims go on without this person, because their organisation is paid. */
  forOrganisation: number
  balanceCents: number
  ibanLast4: string | null
  payouts: Data.Money.Payouts.Payout[]
  /** Whether they travel for an organisation. */
  byOrganisation: boolean
  /** What is still in the way, in sentences. */
  blockers: string[]
}>

export default function LeavingShow(props: Props) {
  const t = useTranslations('leaving')

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        breadcrumbs={[{ label: t('back'), href: client.urlFor('profile.show') }]}
      />
      <div className={sections.narrow}>
        <OpenClaims
          withdrawable={props.withdrawable}
          awaitingPayment={props.awaitingPayment}
          paymentDays={props.paymentDays}
          forOrganisation={props.forOrganisation}
        />
        <Balance balanceCents={props.balanceCents} ibanLast4={props.ibanLast4} payouts={props.payouts} />
        <ExportData />
        <Suspense>
          <Erase blockers={props.blockers} byOrganisation={props.byOrganisation} />
        </Suspense>
      </div>
    </>
  )
}
