import { usePage } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { DispositionBar } from '~/components/traveller/DispositionBar'
import type { Disposition } from '~/components/traveller/dispositions'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'

type Props = { batch: Data.Travel.Batches.Batch; counts: Record<Disposition, number> }

/** What the file holds; a yes, a no, or the way back. */
export function Plan({ batch, counts }: Props) {
  const t = useTranslations('tenant.batches.plan')
  const isPlanned = batch.status === 'planned'
  const target = { routeParams: { tenant: usePage().props.tenant!.slug, id: batch.id } }
  const count = counts.create + counts.not_a_trip

  return (
    <Card title={t('title')} description={isPlanned ? t('lead') : undefined}>
      <DispositionBar counts={counts} explained={isPlanned} />
      {isPlanned && count === 0 && <p>{t('nothing')}</p>}
      <div className={classes.actions}>
        {isPlanned && count > 0 && (
          <ActionButton
            variant="filled"
            size="md"
            route="tenant.batches.imports.store"
            routeParams={{ tenant: target.routeParams.tenant, batch_id: batch.id }}
          >
            {t('import', { count })}
          </ActionButton>
        )}
        {isPlanned && (
          <ConfirmButton
            size="md"
            title={t('discardTitle')}
            consequence={t('discardBody', { name: batch.fileName })}
            route="tenant.batches.destroy"
            {...target}
          >
            {t('discard')}
          </ConfirmButton>
        )}
        {batch.status === 'imported' && (
          <ConfirmButton title={t('undoTitle')} consequence={t('undoBody')} route="tenant.batches.destroy" {...target}>
            {t('undo')}
          </ConfirmButton>
        )}
      </div>
    </Card>
  )
}
