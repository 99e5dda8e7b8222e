import type { ClaimTotals } from '#app/claims/claims/claim_totals'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { Money, useMoney } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'

/** What all claims add up to. */
export default function Totals({ totals }: { totals: ClaimTotals }) {
  const t = useTranslations('claims.index.totals')
  const money = useMoney()

  return (
    <StatTiles>
      {totals.ready > 0 && (
        <StatTile
          strong
          label={t('ready')}
          value={<Money cents={totals.readyCents} />}
          hint={t('readyHint', { count: totals.ready })}
        />
      )}
      <StatTile
        strong={totals.ready === 0}
        label={t('waiting')}
        value={<Money cents={totals.waitingCents} />}
        hint={t('waitingHint', { count: totals.waiting })}
      />
      {totals.comingCents > 0 && (
        <StatTile label={t('coming')} value={<Money cents={totals.comingCents} />} hint={t('comingHint')} />
      )}
      <StatTile
        label={t('received')}
        value={<Money cents={totals.paidCents} />}
        hint={
          totals.paidDirectlyCents > 0
            ? t('receivedDirect', { amount: money(totals.paidDirectlyCents) })
            : t('receivedHint')
        }
        href={client.urlFor('balance.show')}
      />
    </StatTiles>
  )
}
