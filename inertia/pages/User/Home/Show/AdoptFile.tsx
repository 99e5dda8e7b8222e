import { type KeptEstimate, KeptFile } from '~/components/KeptFile'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import sections from '~/components/traveller/Sections.module.css'

/** A file that was kept in this browser before anyone signed in: whose it is, only they can say. */
export function AdoptFile({ kept }: { kept: KeptEstimate | null }) {
  const t = useTranslations('home.kept')
  if (!kept) return null

  return (
    <Card title={t('title')} description={t('lead')}>
      <KeptFile kept={kept} />
      <div className={sections.actions}>
        <ActionButton route="estimate_adoptions.store" variant="filled">
          {t('use')}
        </ActionButton>
        <ActionButton route="estimates.destroy">{t('discard')}</ActionButton>
      </div>
    </Card>
  )
}
