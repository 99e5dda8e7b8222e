import type { Fault, LedgerCheck } from '#app/money/ledger/ledger_check'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { RelativeTime } from '~/ui/DateText'
import { useLabels } from './labels'
import classes from './LedgerCheckResult.module.css'

type Props = { check: LedgerCheck | null }

/** When every entry was last added up, and what was wrong. */
export function LedgerCheckResult({ check }: Props) {
  const t = useTranslations('admin.runs')

  return (
    <>
      {check && check.faults.length > 0 && <Faults faults={check.faults} />}
      <div className={classes.check}>
        <LastCheck check={check} />
        <ActionButton route="admin.ledger_checks.store" size="compact-sm" stay>
          {t('checkNow')}
        </ActionButton>
      </div>
    </>
  )
}

function LastCheck({ check }: Props) {
  const t = useTranslations('admin.runs')
  if (!check) return <p className={classes.hint}>{t('neverChecked')}</p>
  return (
    <p className={classes.hint}>
      {t('lastChecked')} <RelativeTime value={check.checkedAt} />, {t('entries', { count: check.entriesCount })}
    </p>
  )
}

function Faults({ faults }: { faults: Fault[] }) {
  const t = useTranslations('admin.runs')
  const labelOf = useLabels('fault')

  return (
    <div className={classes.faults} role="alert">
      <h3>{t('faults')}</h3>
      <ul>
        {faults.map(({ fault, id }) => (
          <li key={`${fault} ${id}`}>{id === null ? labelOf(fault) : t('fault', { fault: labelOf(fault), id })}</li>
        ))}
      </ul>
    </div>
  )
}
