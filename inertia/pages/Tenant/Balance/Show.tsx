import { lazy, Suspense } from 'react'
import type { BalanceLines as Lines } from '#app/money/payouts/balance_lines'
import type { MonthOfMoney } from '#app/money/payouts/money_per_month'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { ButtonLink } from '~/ui/ButtonLink'
import { BalanceLines } from '~/components/balance/BalanceLines'
import { Figures, type Summary } from '~/components/balance/Figures'
import { Payouts } from '~/components/balance/Payouts'
import { YearStatements } from '~/components/balance/YearStatements'
import layout from '~/components/balance/layout.module.css'
import { OverpaymentBanner } from '~/components/OverpaymentBanner'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { BankAccount } from './Show/BankAccount'
import { RequestPayout } from './Show/RequestPayout'

const MoneyPerMonth = lazy(() => import('~/components/balance/MoneyPerMonth'))

type Props = InertiaProps<{
  summary: Summary
  minimumCents: number
  receivesRefunds: boolean
  ibanLast4: string | null
  years: number[]
  payouts: Data.Money.Payouts.Payout[]
  months: MonthOfMoney[]
  list: Lines
}>

/** The money of an organisation, for its managers. */
export default function TenantBalanceShow(props: Props) {
  const { summary, minimumCents, receivesRefunds, ibanLast4, payouts, months, list, years } = props
  const { name, slug } = props.tenant!
  const t = useTranslations('tenant.balance')
  const nav = useTranslations('tenant.nav')
  const errors = useErrors()
  useLive(['BalanceChanged', 'PayoutMoved'], ['summary', 'list', 'payouts', 'months'])

  return (
    <>
      <PageHeader
        title={t('title', { tenant: name })}
        description={!receivesRefunds && t('direct', { tenant: name })}
        actions={<ButtonLink href={client.urlFor('tenant.reports.index', [slug])}>{nav('reports')}</ButtonLink>}
      />
      <ErrorText>{errors.payout}</ErrorText>
      <OverpaymentBanner overpayment={summary.overpayment} tenant={name} />
      <div className={layout.layout}>
        <div className={layout.current}>
          <Figures summary={summary} />
        </div>
        <div className={layout.payouts}>
          <RequestPayout
            tenant={slug}
            balanceCents={summary.availableCents}
            minimumCents={minimumCents}
            ibanLast4={ibanLast4}
          />
          <BankAccount key={ibanLast4} tenant={slug} ibanLast4={ibanLast4} />
          <Payouts payouts={payouts} tenant={slug} />
        </div>
        <div className={layout.lines}>
          <Suspense>
            <MoneyPerMonth months={months} />
          </Suspense>
          <BalanceLines list={list} tenant={slug} />
          <YearStatements years={years} tenant={slug} />
        </div>
      </div>
    </>
  )
}
