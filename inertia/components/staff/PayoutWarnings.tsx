import { Fragment } from 'react'
import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { Link } from '@adonisjs/inertia/react'
import { useFormatter, useTranslations } from '~/i18n'
import { StatusBadge } from '~/ui/StatusBadge'
import { HoldReasons } from './HoldReasons'
import { useLabels } from './labels'
import classes from './PayoutWarnings.module.css'

const MAX_LINKED = 5

export const hasWarnings = ({ warnings, holds, clearances, waitsUntil }: PayoutRow) =>
  warnings.length > 0 || holds.length > 0 || clearances.length > 0 || waitsUntil !== null

/** What to look at before a payout leaves, each with what it means and where to mend it. */
export function PayoutWarnings({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('admin.runs')
  const format = useFormatter()
  const label = useLabels('payoutWarning')
  const hint = useLabels('payoutWarningHint')
  const cause = useLabels('payoutCause')
  const { warnings, holds, ownCauses, linesToConfirm, waitsUntil } = payout
  if (!hasWarnings(payout)) return '–'

  return (
    <>
      {holds.length > 0 && <HoldReasons payout={payout} />}
      <ul className={classes.warnings}>
        {waitsUntil && (
          <li>
            <StatusBadge tone="waiting">{t('heldUntil')}</StatusBadge>
            <small>
              {t('heldUntilHint', {
                time: format.dateTime(new Date(waitsUntil), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </small>
          </li>
        )}
        {warnings.map((warning) => (
          <li key={warning}>
            <StatusBadge tone="waiting">{label(warning)}</StatusBadge>
            <small>
              {warning === 'caused_by_you' && <>{ownCauses.map((one) => cause(one)).join(' ')} </>}
              {hint(warning)}
              {warning === 'line_not_proven' &&
                linesToConfirm.slice(0, MAX_LINKED).map((line) => (
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
        <Cleared payout={payout} />
      </ul>
    </>
  )
}

/** Who looked at it, and what they saw. */
function Cleared({ payout: { clearances } }: { payout: PayoutRow }) {
  const t = useTranslations('admin.run')
  const reason = useLabels('payoutHold')
  const format = useFormatter()
  const notes = Map.groupBy(clearances, ({ clearedBy, note }) => `${clearedBy}\n${note}`)

  return [...notes.values()].map((alike) => (
    <li key={alike[0].reason}>
      <StatusBadge tone="good">{t('cleared')}</StatusBadge>
      <small>
        {t('clearedBy', {
          reasons: format.list(alike.map((one) => reason(one.reason))),
          name: alike[0].clearedBy,
        })}
        <br />“{alike[0].note}”
      </small>
    </li>
  ))
}
