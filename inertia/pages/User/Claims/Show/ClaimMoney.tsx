import type { ReactNode } from 'react'
import type { Data } from '~generated/data'
import { MoneySplit } from '~/components/MoneySplit'
import { expectedOf, feeOf } from '#app/claims/claims/isomorphic/fee'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Money, useMoney } from '~/ui/Money'
import classes from './ClaimMoney.module.css'

/** What was asked, what was approved and what arrived, and why these differ. */
export function ClaimMoney({ claim }: { claim: Data.Claims.Claims.Claim }) {
  const t = useTranslations('claims.show.money')
  const operator = claim.operatorName
  const feeCents = feeOf(claim.receivedCents, claim.feeBps)

  return (
    <Card title={t('title')}>
      <dl className={classes.sum}>
        <Line term={t('charged')} cents={claim.chargedCents} />
        <Line term={t('fare')} cents={-claim.estimatedFareCents} />
        <Line term={t('asked', { operator })} cents={claim.grossCents} strong />
      </dl>
      {claim.receivedCents > 0 ? (
        <dl className={classes.sum}>
          <Line term={t('approved', { operator })} cents={claim.approvedCents ?? 0} />
          <Line term={t('received', { operator })} cents={claim.receivedCents} />
          <Line term={t('receivedFee')} cents={-feeCents} />
          <Line term={t('receivedNet')} cents={claim.receivedCents - feeCents} strong />
        </dl>
      ) : (
        <Expected claim={claim} />
      )}
      <Difference claim={claim} />
    </Card>
  )
}

/** The quote, or what is left of it after the operator's answer. */
function Expected({ claim }: { claim: Data.Claims.Claims.Claim }) {
  if (['rejected', 'withdrawn', 'expired'].includes(claim.status)) return null
  // What ended without an amount brings none.
  if (claim.status === 'closed' && !claim.isPaidDirectly) return null

  return (
    <div className={classes.split}>
      <MoneySplit {...expectedOf(claim)} />
    </div>
  )
}

function Difference({ claim }: { claim: Data.Claims.Claims.Claim }) {
  const t = useTranslations('claims.show.money')
  const money = useMoney()
  const words = {
    operator: claim.operatorName,
    gross: money(claim.grossCents),
    approved: money(claim.approvedCents ?? 0),
    received: money(claim.receivedCents),
  }

  const why = (): ReactNode => {
    if (claim.approvedCents === null) return null
    if (claim.approvedCents < claim.grossCents) return t('differentPartly', words)
    if (claim.receivedCents > 0 && claim.receivedCents < claim.approvedCents) return t('differentWaiting', words)
    return null
  }

  const sentence = why()
  if (!sentence) return null
  return (
    <div className={classes.why}>
      <h3>{t('different')}</h3>
      <p>{sentence}</p>
    </div>
  )
}

const Line = ({ term, cents, strong }: { term: string; cents: number; strong?: boolean }) => (
  <div data-strong={strong || undefined}>
    <dt>{term}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
)
