import type { Totals } from '#app/ledger/ledger'
import type { Fault, LedgerCheck } from '#app/ledger/ledger_check'
import { Amounts } from '~/components/staff/Amounts'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { RelativeTime } from '~/ui/DateText'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './Proof.module.css'

type Props = { totals: Totals; check: LedgerCheck | null }

/** bank = travellers + organisations + fees + in transit + suspense. */
export function Proof({ totals, check }: Props) {
  const t = useTranslations('admin.runs')
  const { bankCents, usersCents, tenantsCents, feesCents, inTransitCents, suspenseCents } = totals
  const costsCents = totals.expensesCents + totals.referralCostsCents
  const sum = usersCents + tenantsCents + feesCents + costsCents + inTransitCents + suspenseCents
  const isOff = sum !== bankCents || (check !== null && check.faults.length > 0)

  return (
    <Card title={t('proof')} aside={<Verdict isOff={isOff} isChecked={check !== null} />}>
      <Amounts
        lines={[
          { term: t('users'), cents: usersCents },
          { term: t('tenants'), cents: tenantsCents },
          { term: t('fees'), cents: feesCents },
          { term: t('costs'), cents: costsCents },
          { term: t('inTransit'), cents: inTransitCents },
          { term: t('suspense'), cents: suspenseCents },
          { term: t('sum'), cents: sum, sum: true },
          { term: t('bank'), cents: bankCents, sum: true },
          ...(sum === bankCents ? [] : [{ term: t('difference'), cents: bankCents - sum }]),
        ]}
      />
      {check && check.faults.length > 0 && <Faults faults={check.faults} />}
      <div className={classes.check}>
        <LastCheck check={check} />
        <ActionButton route="admin.ledger_checks.store" size="compact-sm">
          {t('checkNow')}
        </ActionButton>
      </div>
    </Card>
  )
}

export function ProofLoading() {
  const t = useTranslations('admin.runs')
  return (
    <Card title={t('proof')}>
      <p>{t('loadingProof')}…</p>
    </Card>
  )
}

function Verdict({ isOff, isChecked }: { isOff: boolean; isChecked: boolean }) {
  const t = useTranslations('admin.runs')
  if (isOff) return <StatusBadge tone="bad">{t('doesNotAddUp')}</StatusBadge>
  if (!isChecked) return <StatusBadge tone="neutral">{t('notChecked')}</StatusBadge>
  return <StatusBadge tone="good">{t('addsUp')}</StatusBadge>
}

function LastCheck({ check }: Pick<Props, 'check'>) {
  const t = useTranslations('admin.runs')
  if (!check) return <p className={classes.hint}>{t('neverChecked')}</p>
  return (
    <p className={classes.hint}>
      {t('lastChecked')} <RelativeTime value={check.checkedAt} />,{' '}
      {t('entries', { count: check.entriesCount })}
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
          <li key={`${fault} ${id}`}>
            {id === null ? labelOf(fault) : t('fault', { fault: labelOf(fault), id })}
          </li>
        ))}
      </ul>
    </div>
  )
}
