import type { BalanceSummary } from '#app/money/payouts/balance_summary'
import { useTranslations } from '~/i18n'
import { Money, useMoney } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'
import classes from './Figures.module.css'

export type Summary = Omit<BalanceSummary, 'accountId'>

/** What there is, what is reserved, and what is on its way. */
export function Figures({ summary }: { summary: Summary }) {
  const t = useTranslations('balance')
  const { availableCents, reservedCents, sentCents, approvedCents } = summary

  return (
    <div className={classes.figures}>
      <section className={classes.current} aria-labelledby="balance">
        <h2 id="balance">{t('current')}</h2>
        <p>
          <Money cents={availableCents} />
        </p>
      </section>
      <StatTiles>
        <StatTile label={t('reserved')} value={<Money cents={reservedCents} />} hint={t('reservedHint')} />
        <StatTile
          label={t('onItsWay')}
          value={<Money cents={sentCents + approvedCents} />}
          hint={<OnItsWay {...summary} />}
        />
      </StatTiles>
    </div>
  )
}

function OnItsWay({ sentCents, approvedCents }: Summary) {
  const t = useTranslations('balance')
  const money = useMoney()
  const parts = [
    sentCents > 0 && t('onItsWaySent', { amount: money(sentCents) }),
    approvedCents > 0 && t('onItsWayApproved', { amount: money(approvedCents) }),
  ].filter((part) => part !== false)

  return parts.length > 0 ? parts.join(' ') : t('onItsWayNone')
}
