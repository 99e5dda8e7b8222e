import { lazy, Suspense } from 'react'
import type { BalanceLines as Lines } from '#app/money/payouts/balance_lines'
import type { MonthOfMoney } from '#app/money/payouts/money_per_month'
import type { Data } from '~generated/data'
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
import { MonthlyPayout } from './Show/MonthlyPayout'
import { RequestPayout } from './Show/RequestPayout'

const MoneyPerMonth = lazy(() => import('~/components/balance/MoneyPerMonth'))

type Props = InertiaProps<{
  balanceCents: number
  summary: Summary
  minimumCents: number
  ibanLast4: string | null
  isIbanReturned: boolean
  isPaidMonthly: boolean
  years: number[]
  payouts: Data.Money.Payouts.Payout[]
  months: MonthOfMoney[]
  list: Lines
}>

export default function BalanceShow(props: Props) {
  const { summary, minimumCents, ibanLast4, isPaidMonthly, payouts, months, list, years } = props
  const t = useTranslations('balance')
  const errors = useErrors()
  useLive(['BalanceChanged', 'PayoutMoved'], ['balanceCents', 'summary', 'list', 'payouts', 'months', 'isIbanReturned'])

  return (
    <>
      <PageHeader title={t('title')} />
      <ErrorText>{errors.payout}</ErrorText>
      <OverpaymentBanner overpayment={summary.overpayment} />
      <div className={layout.layout}>
        <div className={layout.current}>
          <Figures summary={summary} />
        </div>
        <div className={layout.payouts}>
          <RequestPayout {...props} key={ibanLast4} />
          {(isPaidMonthly || payouts.length > 0) && (
            <MonthlyPayout isOn={isPaidMonthly} minimumCents={minimumCents} ibanLast4={ibanLast4} />
          )}
          <Payouts payouts={payouts} />
        </div>
        <div className={layout.lines}>
          <Suspense>
            <MoneyPerMonth months={months} />
          </Suspense>
          <BalanceLines list={list} />
          <YearStatements years={years} />
        </div>
      </div>
    </>
  )
}
