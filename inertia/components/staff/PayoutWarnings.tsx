import type { PayoutRow } from '#app/payouts/payout_rows'
import { StatusBadge } from '~/ui/StatusBadge'
import { useLabels } from './labels'
import classes from './PayoutWarnings.module.css'

/** What to look at before a payout leaves, each with what it means. */
export function PayoutWarnings({ warnings }: Pick<PayoutRow, 'warnings'>) {
  const label = useLabels('payoutWarning')
  const hint = useLabels('payoutWarningHint')
  if (warnings.length === 0) return '–'

  return (
    <ul className={classes.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <StatusBadge tone="waiting">{label(warning)}</StatusBadge>
          <small>{hint(warning)}</small>
        </li>
      ))}
    </ul>
  )
}
