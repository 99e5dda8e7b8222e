import type { Data } from '~generated/data'
import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import classes from '~/components/traveller/Sections.module.css'

/** What a person should know before saying yes. */
export function PlanNotices({ batch }: { batch: Data.Travel.Batches.Batch }) {
  const t = useTranslations('batches.notices')
  const mistyped = batch.cardNumberWarnings
  if (!batch.onlyCheckOuts && mistyped === 0) return null

  return (
    <div className={classes.column}>
      {batch.onlyCheckOuts && (
        <Callout tone="warning" title={t('onlyCheckOutsTitle')}>
          {t('onlyCheckOuts')}
        </Callout>
      )}
      {mistyped > 0 && (
        <Callout tone="warning" title={t('cardNumberTitle')}>
          {t('cardNumber', { count: mistyped })}
        </Callout>
      )}
    </div>
  )
}
