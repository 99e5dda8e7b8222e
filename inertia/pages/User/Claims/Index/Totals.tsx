import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'

export type ClaimTotals = {
  ready: number
  readyCents: number
  waiting: number
  waitingCents: number
  comingCents: number
  receivedCents: number
  total: number
}

/** What all claims add up to. */
export function Totals({ totals }: { totals: ClaimTotals }) {
  const t = useTranslations('claims.index.totals')

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
        <StatTile
          label={t('coming')}
          value={<Money cents={totals.comingCents} />}
          hint={t('comingHint')}
        />
      )}
      <StatTile
        label={t('received')}
        value={<Money cents={totals.receivedCents} />}
        hint={t('receivedHint')}
        href={client.urlFor('balance.show')}
      />
    </StatTiles>
  )
}
