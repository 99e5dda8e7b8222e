import type { BatchRow } from '#app/batches/batch_row_list'
import type { ListPage } from '#app/lists/list_page'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { BatchStatus } from '~/components/traveller/BatchStatus'
import classes from '~/components/traveller/Sections.module.css'
import { useDay } from '~/components/traveller/useDay'
import { useErrors } from '~/hooks/useErrors'
import { useLive } from '~/live/useLive'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { Failed } from './Show/Failed'
import { Outcome } from './Show/Outcome'
import { Plan } from './Show/Plan'
import { Reading } from './Show/Reading'
import { Rows } from './Show/Rows'
import { Undo } from './Show/Undo'
import { Undone } from './Show/Undone'

type Props = InertiaProps<{
  batch: Data.Batches.Batch
  list?: ListPage<BatchRow>
  irregular: { trips: number; irregular: number; claims: number } | null
}>

export default function BatchShow({ batch, list, irregular }: Props) {
  const t = useTranslations('batches')
  const errors = useErrors()
  useLive(['BatchProgressed', 'BatchImported'], ['batch', 'irregular', 'list'], batch.id)

  return (
    <>
      <div className={classes.breakable}>
        <PageHeader
          title={batch.fileName}
          badge={<BatchStatus status={batch.status} />}
          breadcrumbs={[{ label: t('title'), href: client.urlFor('batches.index') }]}
          description={<Origin batch={batch} />}
        />
      </div>
      <div className={classes.sections}>
        <ErrorText>{errors.batch}</ErrorText>
        {batch.isProcessing && <Reading batch={batch} />}
        {batch.status === 'failed' && <Failed batch={batch} />}
        {batch.status === 'undone' && <Undone batch={batch} />}
        {irregular && <Outcome batch={batch} irregular={irregular} />}
        {batch.counts && <Plan batch={batch} counts={batch.counts} />}
        {batch.counts && <Rows batch={batch} counts={batch.counts} list={list} />}
        {irregular && <Undo batch={batch} irregular={irregular} />}
      </div>
    </>
  )
}

function Origin({ batch }: { batch: Data.Batches.Batch }) {
  const t = useTranslations('batches')
  const day = useDay()

  return (
    <>
      {t('list.uploadedAt', { date: day(batch.uploadedAt) })}
      {batch.format && <> · {t(`formats.${batch.format}`)}</>}
    </>
  )
}
