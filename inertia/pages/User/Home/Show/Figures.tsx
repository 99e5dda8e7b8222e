import { Link } from '@adonisjs/inertia/react'
import type { Home } from '#app/web/home/home'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'

/** What the traveller has with us, and what came in last. */
export function Figures({ balanceCents, lastReceived }: Home) {
  const t = useTranslations('home')
  const day = useDay()

  return (
    <StatTiles>
      <StatTile
        label={t('balance')}
        value={<Money cents={balanceCents} />}
        hint={<Link route="balance.show">{t('balanceLink')}</Link>}
      />
      <StatTile
        label={t('last')}
        value={lastReceived ? <Money cents={lastReceived.netCents} sign /> : '–'}
        hint={
          lastReceived
            ? t('lastFrom', { operator: lastReceived.operator, date: day(lastReceived.receivedOn) })
            : t('lastNone')
        }
      />
    </StatTiles>
  )
}
