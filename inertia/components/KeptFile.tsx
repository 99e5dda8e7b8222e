import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import classes from './KeptFile.module.css'

/** The file of a visitor, kept until they have an account. `expiresAt`: ISO 8601. */
export type KeptEstimate = { estimate: ClaimEstimate; fileName: string; expiresAt: string }

/** What waits at the end of the way in. */
export function KeptFile({ kept }: { kept: KeptEstimate | null }) {
  const t = useTranslations('onboarding.kept')
  const money = useMoney()
  if (!kept) return null
  const { netCents, goodwill = [] } = kept.estimate
  const maybeCents = goodwill.reduce((sum, operator) => sum + operator.netCents, 0)

  return (
    <p className={classes.kept}>
      {netCents > 0 && <strong>{t('waiting', { amount: money(netCents) })}</strong>}
      {maybeCents > 0 && <strong>{t('maybe', { amount: money(maybeCents) })}</strong>}
      <span>{t('file', { name: kept.fileName })}</span>
    </p>
  )
}
