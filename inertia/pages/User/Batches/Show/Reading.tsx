import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import { ProgressBar } from '~/ui/Progress'
import classes from './Reading.module.css'

type Moving = 'uploaded' | 'parsing' | 'importing'

/** A worker is busy with it; the page follows. */
export function Reading({ batch }: { batch: Data.Batches.Batch }) {
  const t = useTranslations('batches.reading')
  const status = batch.status as Moving

  return (
    <Card>
      <div className={classes.reading} role="status">
        <p className={classes.what}>{t(status)}</p>
        <ProgressBar
          label={t('progress')}
          percentage={status === 'uploaded' ? undefined : batch.progress}
        />
        {status === 'parsing' && <p>{t('rowsRead', { count: batch.rowsRead })}</p>}
        <FieldHint>{t('leave')}</FieldHint>
      </div>
    </Card>
  )
}
