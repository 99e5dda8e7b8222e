import { usePoll } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import { ProgressBar } from '~/ui/Progress'
import classes from './Reading.module.css'

/** Asks by itself as well, so that a message which is lost costs seconds and nobody waits for nothing. */
const ASK_EVERY = 6_000
const ASKED = ['batch', 'cards', 'irregular', 'worth', 'trips', 'list']

type Props = { batch: Data.Travel.Batches.Batch; asked?: string[] }

/** A worker is busy with it; the page follows. */
export function Reading({ batch, asked = ASKED }: Props) {
  usePoll(ASK_EVERY, { only: asked, preserveErrors: true })
  const t = useTranslations('batches.reading')
  const { status } = batch
  if (status !== 'uploaded' && status !== 'parsing' && status !== 'importing') return null

  return (
    <Card>
      <div className={classes.reading} role="status">
        <p className={classes.what}>{t(status)}</p>
        <ProgressBar label={t('progress')} percentage={status === 'uploaded' ? undefined : batch.progress} />
        {status === 'parsing' && <p>{t('rowsRead', { count: batch.rowsRead })}</p>}
        <FieldHint>{t('leave')}</FieldHint>
      </div>
    </Card>
  )
}
