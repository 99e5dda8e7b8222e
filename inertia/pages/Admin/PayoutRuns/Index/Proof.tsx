import { Link } from '@adonisjs/inertia/react'
import type { Totals } from '#app/money/ledger/ledger'
import type { LedgerCheck } from '#app/money/ledger/ledger_check'
import { Amounts } from '~/components/staff/Amounts'
import { LedgerCheckResult } from '~/components/staff/LedgerCheckResult'
import { proofUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { StatusBadge } from '~/ui/StatusBadge'

type Props = {
  totals: Totals
  /** What the statement says that the bank account holds; null while none covers today. */
  statementCents: number | null
  check: LedgerCheck | null
}

/** Bank by the statement = bank by the ledger = travellers + organisations + fees + in transit + suspense. */
export function Proof({ totals, statementCents, check }: Props) {
  const t = useTranslations('admin.runs')
  const { bankCents, usersCents, tenantsCents, feesCents, inTransitCents, suspenseCents } = totals
  const { dueFromBankCents } = totals
  const costsCents = totals.expensesCents + totals.referralCostsCents + totals.bankCostsCents + totals.interestCents
  const sum = usersCents + tenantsCents + feesCents + costsCents + inTransitCents + dueFromBankCents + suspenseCents
  const driftCents = statementCents === null ? 0 : statementCents - bankCents
  const isOff = sum !== bankCents || driftCents !== 0 || (check !== null && check.faults.length > 0)

  return (
    <Card
      title={t('proof')}
      description={
        <Link href={proofUrl()} prefetch>
          {t('openProof')}
        </Link>
      }
      aside={<Verdict isOff={isOff} isChecked={check !== null} />}
    >
      <Amounts
        lines={[
          { term: t('users'), cents: usersCents },
          { term: t('tenants'), cents: tenantsCents },
          { term: t('fees'), cents: feesCents },
          { term: t('costs'), cents: costsCents },
          { term: t('inTransit'), cents: inTransitCents },
          ...(dueFromBankCents === 0 ? [] : [{ term: t('dueFromBank'), cents: dueFromBankCents }]),
          { term: t('suspense'), cents: suspenseCents },
          { term: t('sum'), cents: sum, sum: true },
          { term: t('bank'), cents: bankCents, sum: true },
          ...(sum === bankCents ? [] : [{ term: t('difference'), cents: bankCents - sum }]),
          ...(driftCents === 0 ? [] : [{ term: t('drift'), cents: driftCents }]),
        ]}
      />
      <LedgerCheckResult check={check} />
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
