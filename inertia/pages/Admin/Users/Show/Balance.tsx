import { Deferred } from '@inertiajs/react'
import type { CorrectionOfUser } from '#app/money/adjustments/corrections_of'
import type { BalanceSummary } from '#app/money/payouts/balance_summary'
import { Callout } from '~/components/traveller/Callout'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money, useMoney } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'
import classes from './Balance/Balance.module.css'
import { Correct } from './Balance/Correct'
import { Corrections } from './Balance/Corrections'

export type BalanceOfUser = {
  summary: BalanceSummary
  mayCorrect: boolean
}

type Props = {
  user: { id: string; name: string }
  balance: BalanceOfUser
  /** On their way at first. */
  corrections?: CorrectionOfUser[]
}

/** What someone has with us, and what staff changed about it. */
export function Balance({ user, balance: { summary, mayCorrect }, corrections = [] }: Props) {
  const t = useTranslations('admin_users.money')
  const money = useMoney()
  const { availableCents, reservedCents, sentCents, approvedCents } = summary

  return (
    <div className={classes.sections}>
      <Owed name={user.name} summary={summary} />
      <StatTiles>
        <StatTile label={t('available')} value={<Money cents={availableCents} />} strong />
        <StatTile label={t('reserved')} value={<Money cents={reservedCents} />} hint={t('reservedHint')} />
        <StatTile
          label={t('onItsWay')}
          value={<Money cents={sentCents + approvedCents} />}
          hint={t('onItsWayHint', { sent: money(sentCents), approved: money(approvedCents) })}
        />
      </StatTiles>
      <Card title={t('correct.title')} description={mayCorrect && t('correct.lead')}>
        {mayCorrect ? <Correct user={user} availableCents={availableCents} /> : <p>{t('correct.mayNot')}</p>}
      </Card>
      <Deferred data="corrections" fallback={<Card title={t('corrections.title')}>…</Card>}>
        <Corrections corrections={corrections} mayDecide={mayCorrect} />
      </Deferred>
    </div>
  )
}

type OwedProps = { name: string; summary: BalanceOfUser['summary'] }

function Owed({ name, summary: { overpayment } }: OwedProps) {
  const t = useTranslations('admin_users.money')
  const kinds = useTranslations('balance.list.kind')
  const money = useMoney()
  const day = useDay()
  if (!overpayment) return null

  const { owedCents, kind, at, claim, reason, reference } = overpayment
  return (
    <Callout tone="warning" title={t('owes', { name, amount: money(owedCents) })}>
      <p>
        {t('owesWhy', { kind: kinds(kind), day: day(at) })} {claim ?? reason}
      </p>
      <p>{t('owesHow', { reference })}</p>
    </Callout>
  )
}
