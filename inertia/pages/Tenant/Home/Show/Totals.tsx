import type { TenantClaimTotals } from '#app/claims/business/tenant_claim_totals'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'

/** What the business claims of the organisation add up to. */
export default function Totals({ totals }: { totals: TenantClaimTotals }) {
  const t = useTranslations('tenant.home')

  return (
    <StatTiles>
      {totals.toSubmit > 0 && (
        <StatTile
          label={t('toSubmit')}
          value={<Money cents={totals.toSubmitCents} />}
          hint={t('toSubmitHint', { count: totals.toSubmit })}
        />
      )}
      <StatTile
        label={t('waiting')}
        value={<Money cents={totals.waitingCents} />}
        hint={t('waitingHint', { count: totals.waiting })}
      />
      {totals.comingCents > 0 && (
        <StatTile label={t('coming')} value={<Money cents={totals.comingCents} />} hint={t('comingHint')} />
      )}
      <StatTile label={t('received')} value={<Money cents={totals.receivedCents} />} hint={t('receivedHint')} />
    </StatTiles>
  )
}
