import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Columns } from '~/components/staff/Columns'
import { PayoutsTable } from '~/components/staff/PayoutsTable'
import { runsUrl } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useFormatter, useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { BankFile } from './Show/BankFile'
import { BankReport } from './Show/BankReport'
import { NextStep, type RunRights } from './Show/NextStep'
import { PayoutActions } from './Show/PayoutActions'
import { RunSteps } from './Show/RunSteps'
import classes from './Show/Show.module.css'

type Props = InertiaProps<{
  run: Data.Money.Payouts.PayoutRun
  payouts: PayoutRow[]
  /** Of what is shown here; goes along with the release. */
  digest: string
  /** ISO day: what a release writes into the file. */
  paidOn: string
  isDue: boolean
  may: RunRights
}>

export default function PayoutRunShow({ run, payouts, digest, paidOn, isDue, may }: Props) {
  const t = useTranslations('admin.run')
  useLive(['PayoutRunMoved'], ['run', 'payouts', 'digest', 'paidOn', 'isDue', 'may'], run.reference)
  const tRuns = useTranslations('admin.runs')
  const errors = useErrors()
  const money = useMoney()
  const format = useFormatter()
  const about = {
    count: run.payoutsCount,
    amount: money(run.totalCents),
    day: format.dateTime(new Date(run.executeOn), { dateStyle: 'long' }),
  }

  return (
    <>
      <PageHeader
        title={run.reference}
        documentTitle={t('title', { reference: run.reference })}
        badge={<CodeBadge list="runStatus" code={run.status} />}
        description={t('about', about)}
        breadcrumbs={[{ label: tRuns('title'), href: runsUrl() }]}
      />
      <ErrorText>{errors.payout ?? errors.status}</ErrorText>
      {run.status !== 'cancelled' && <RunSteps run={run} />}
      <Columns
        aside={
          <>
            <NextStep run={run} digest={digest} payouts={payouts} paidOn={paidOn} isDue={isDue} may={may} />
            <BankFile run={run} />
            {run.status === 'released' && <BankReport run={run.reference} />}
          </>
        }
      >
        <section aria-labelledby="payouts">
          <h2 id="payouts" className={classes.heading}>
            {t('payouts')}
          </h2>
          <PayoutsTable
            caption={t('payouts')}
            payouts={payouts}
            empty={<EmptyState title={t('noPayouts')} />}
            actions={
              run.status === 'open' ? (payout) => <PayoutActions run={run.reference} payout={payout} /> : undefined
            }
          />
        </section>
      </Columns>
    </>
  )
}
