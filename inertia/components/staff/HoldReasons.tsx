import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { useTranslations } from '~/i18n'
import { StatusBadge } from '~/ui/StatusBadge'
import { useLabels } from './labels'
import classes from './PayoutWarnings.module.css'

/** What holds a payout, each with what it means. */
export function HoldReasons({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('admin.run')
  const label = useLabels('payoutHold')
  const hint = useLabels('payoutHoldHint')
  const answer = useLabels('payeeAnswer')
  const { holds, payeeAnswer, payeeName } = payout

  return (
    <ul className={classes.warnings}>
      {holds.map((reason) => (
        <li key={reason}>
          <StatusBadge tone="bad">{label(reason)}</StatusBadge>
          <small>
            {reason === 'payee_not_verified' && payeeAnswer ? answer(payeeAnswer) : hint(reason)}
            {reason === 'payee_not_verified' && payeeName && <> {t('bankName', { name: payeeName })}</>}
          </small>
        </li>
      ))}
    </ul>
  )
}
