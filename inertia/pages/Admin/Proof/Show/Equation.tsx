import { Link } from '@adonisjs/inertia/react'
import type { Proof } from '#app/money/ledger/proof'
import { Amounts } from '~/components/staff/Amounts'
import { statementUrl } from '~/components/staff/urls'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './Equation.module.css'

/** Bank by the statement = bank by the ledger = what belongs to whom. */
export function Equation({ proof }: { proof: Proof }) {
  const t = useTranslations('admin.proof')
  const format = useFormatter()
  const { statementCents, totals } = proof
  const sum = sumOf(totals)
  const driftCents = statementCents === null ? null : statementCents - totals.bankCents
  const day = format.dateTime(new Date(proof.day), { dateStyle: 'long' })

  return (
    <Card title={t('equation', { day })} aside={<Verdict driftCents={driftCents} isOff={sum !== totals.bankCents} />}>
      <dl className={classes.sides}>
        <div className={classes.side}>
          <dt>{t('byStatement')}</dt>
          <dd>
            {statementCents === null ? '–' : <Money cents={statementCents} />}
            <small>
              <Source proof={proof} />
            </small>
          </dd>
        </div>
        <div className={classes.side}>
          <dt>{t('byLedger')}</dt>
          <dd>
            <Money cents={totals.bankCents} />
          </dd>
        </div>
        <div className={classes.side}>
          <dt>{t('owed')}</dt>
          <dd>
            <Money cents={sum} />
          </dd>
        </div>
      </dl>
      <Breakdown proof={proof} driftCents={driftCents} sum={sum} />
      {driftCents !== null && driftCents !== 0 && <p className={classes.hint}>{t('driftHint')}</p>}
    </Card>
  )
}

/** Only while there is any. */
const dueFromBank = ({ dueFromBankCents: cents }: Proof['totals'], term: string) =>
  cents === 0 ? [] : [{ term, cents }]

type BreakdownProps = { proof: Proof; driftCents: number | null; sum: number }

function Breakdown({ proof: { totals }, driftCents, sum }: BreakdownProps) {
  const t = useTranslations('admin.proof')
  const money = useMoney()
  const own = {
    fees: money(totals.feesCents),
    expenses: money(totals.expensesCents),
    referrals: money(totals.referralCostsCents),
    bank: money(totals.bankCostsCents + totals.interestCents),
  }

  return (
    <Amounts
      lines={[
        { term: t('users'), cents: totals.usersCents },
        { term: t('tenants'), cents: totals.tenantsCents },
        { term: t('own'), cents: ownOf(totals), hint: t('ownHint', own) },
        { term: t('inTransit'), cents: totals.inTransitCents },
        ...dueFromBank(totals, t('dueFromBank')),
        { term: t('suspense'), cents: totals.suspenseCents },
        { term: t('sum'), cents: sum, sum: true },
        ...(sum === totals.bankCents ? [] : [{ term: t('difference'), cents: totals.bankCents - sum }]),
        ...(driftCents === null || driftCents === 0 ? [] : [{ term: t('drift'), cents: driftCents }]),
      ]}
    />
  )
}

function Source({ proof: { statement, statementOn } }: { proof: Proof }) {
  const t = useTranslations('admin.proof')
  const format = useFormatter()
  if (!statement || !statementOn) return t('noStatement')
  const day = format.dateTime(new Date(statementOn), { dateStyle: 'medium' })

  return <Link href={statementUrl(statement)}>{t('until', { reference: statement, day })}</Link>
}

function Verdict({ driftCents, isOff }: { driftCents: number | null; isOff: boolean }) {
  const t = useTranslations('admin.proof')
  if (isOff) return <StatusBadge tone="bad">{t('doesNotAddUp')}</StatusBadge>
  if (driftCents === null) return <StatusBadge tone="info">{t('onlyLedger')}</StatusBadge>
  if (driftCents !== 0) return <StatusBadge tone="waiting">{t('doesNotAddUp')}</StatusBadge>
  return <StatusBadge tone="good">{t('addsUp')}</StatusBadge>
}

const ownOf = (totals: Proof['totals']) =>
  totals.feesCents + totals.expensesCents + totals.referralCostsCents + totals.bankCostsCents + totals.interestCents

const sumOf = (totals: Proof['totals']) =>
  totals.usersCents +
  totals.tenantsCents +
  ownOf(totals) +
  totals.inTransitCents +
  totals.dueFromBankCents +
  totals.suspenseCents
