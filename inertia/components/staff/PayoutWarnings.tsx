import { Fragment } from 'react'
import type { PayoutRow } from '#app/payouts/payout_rows'
import { Link } from '@adonisjs/inertia/react'
import { StatusBadge } from '~/ui/StatusBadge'
import { useLabels } from './labels'
import classes from './PayoutWarnings.module.css'

const MOST_LINKED = 5

/** What to look at before a payout leaves, each with what it means and where to mend it. */
export function PayoutWarnings({
  warnings,
  linesToConfirm,
}: Pick<PayoutRow, 'warnings' | 'linesToConfirm'>) {
  const label = useLabels('payoutWarning')
  const hint = useLabels('payoutWarningHint')
  if (warnings.length === 0) return '–'

  return (
    <ul className={classes.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <StatusBadge tone="waiting">{label(warning)}</StatusBadge>
          <small>
            {hint(warning)}
            {warning === 'line_not_proven' &&
              linesToConfirm.slice(0, MOST_LINKED).map((line) => (
                <Fragment key={line}>
                  {' '}
                  <Link route="admin.lines.show" routeParams={{ id: line }}>
                    {line}
                  </Link>
                </Fragment>
              ))}
          </small>
        </li>
      ))}
    </ul>
  )
}
