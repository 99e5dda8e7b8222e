import type { Data } from '~generated/data'
import classes from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/components/traveller/useErrors'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { Current } from './Show/Current'
import { Payouts } from './Show/Payouts'
import { RequestPayout } from './Show/RequestPayout'
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

  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ErrorText>{errors.payout}</ErrorText>
          <Current balanceCents={balanceCents} />
          <Statement lines={lines} />
        </div>
        <div className={classes.column}>
          <RequestPayout
            key={ibanLast4}
            balanceCents={balanceCents}
            minimumCents={minimumCents}
            ibanLast4={ibanLast4}
          />
          <Payouts payouts={payouts} />
        </div>
      </div>
    </>
  )
}
