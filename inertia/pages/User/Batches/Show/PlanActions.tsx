import type { Data } from '~generated/data'
import type { Disposition } from '~/components/traveller/dispositions'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { ConfirmButton } from '~/ui/ConfirmButton'

type Props = { batch: Data.Travel.Batches.Batch; counts: Record<Disposition, number> }

/** Yes or no to the plan. */
export function PlanActions({ batch, counts }: Props) {
  const t = useTranslations('batches.plan')
  const count = counts.create + counts.not_a_trip

  return (
    <>
      {count === 0 && <p className={classes.reason}>{t('importWhy')}</p>}
      <div className={classes.actions}>
        {count > 0 && (
          <ActionButton
            variant="filled"
            size="md"
            fullWidth
            route="batches.imports.store"
            routeParams={{ batch_id: batch.id }}
          >
            {t('import', { count })}
          </ActionButton>
        )}
        <ConfirmButton
          size="md"
          title={t('discardTitle')}
          consequence={t('discardBody', { name: batch.fileName })}
          route="batches.destroy"
          routeParams={{ id: batch.id }}
        >
          {t('discard')}
        </ConfirmButton>
      </div>
    </>
  )
}
