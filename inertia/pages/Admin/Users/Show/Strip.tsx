import { Deferred } from '@inertiajs/react'
import type { SectionCounts } from '#app/people/accounts/user_sections'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'
import classes from './Strip.module.css'

/** What is going on with someone's money, on every section of their page. */
export function Strip({ counts }: { counts?: SectionCounts }) {
  return (
    <Deferred data="counts" fallback={<Tiles />}>
      <Tiles counts={counts} />
    </Deferred>
  )
}

function Tiles({ counts }: { counts?: SectionCounts }) {
  const t = useTranslations('admin_users.show.strip')

  return (
    <div className={classes.strip}>
      <StatTiles>
        <StatTile
          label={t('balance')}
          value={counts ? <Money cents={counts.balanceCents} /> : '…'}
          strong={counts && counts.balanceCents < 0}
        />
        <StatTile label={t('openClaims')} value={counts?.openClaims ?? '…'} />
        <StatTile label={t('pending')} value={counts ? <Money cents={counts.pendingCents} /> : '…'} />
      </StatTiles>
    </div>
  )
}
