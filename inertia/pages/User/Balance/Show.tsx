import type { Data } from '~generated/data'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { Current } from './Show/Current'
import { Payouts } from './Show/Payouts'
import { RequestPayout } from './Show/RequestPayout'
import classes from './Show/layout.module.css'
import { Statement, type BalanceLine } from './Show/Statement'

type Props = InertiaProps<{
  balanceCents: number
  minimumCents: number
  ibanLast4: string | null
  lines: BalanceLine[]
  payouts: Data.Payouts.Payout[]
}>

export default function BalanceShow({
  balanceCents,
  minimumCents,
  ibanLast4,
  lines,
  payouts,
}: Props) {
  const t = useTranslations('balance')
  const errors = useErrors()
  useLive(['BalanceChanged', 'PayoutMoved'], ['balanceCents', 'lines', 'payouts'])

  return (
    <>
      <PageHeader title={t('title')} />
      <ErrorText>{errors.payout}</ErrorText>
      <div className={classes.layout}>
        <div className={classes.current}>
          <Current balanceCents={balanceCents} />
        </div>
        <div className={classes.payouts}>
          <RequestPayout
            key={ibanLast4}
            balanceCents={balanceCents}
            minimumCents={minimumCents}
            ibanLast4={ibanLast4}
          />
          <Payouts payouts={payouts} />
        </div>
        <div className={classes.statement}>
          <Statement lines={lines} />
        </div>
      </div>
    </>
  )
}
