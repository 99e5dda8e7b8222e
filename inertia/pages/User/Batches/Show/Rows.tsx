import { Deferred } from '@inertiajs/react'
import { Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Data } from '~generated/data'
import { client } from '~/client'
import type { Disposition } from '~/components/traveller/dispositions'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { type PageMeta, Pagination } from '~/ui/Pagination'
import { RowFilter } from './RowFilter'
import { RowLine } from './RowLine'
import classes from './Rows.module.css'

type Props = {
  batch: Data.Batches.Batch
  counts: Record<Disposition, number>
  rows?: Data.Batches.BatchRow[]
  meta: PageMeta
  disposition: string | null
}

/** The file, row by row, with what becomes of each. */
export function Rows({ batch, counts, rows = [], meta, disposition }: Props) {
  const t = useTranslations('batches.rows')

  return (
    <Card
      title={t('title')}
      aside={counts.unrecognised + counts.error > 0 && <Download batch={batch} />}
    >
      <RowFilter counts={counts} total={batch.rowsRead} chosen={disposition} />
      <Deferred data="rows" fallback={<Loading />}>
        {rows.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
        <ol className={classes.rows}>
          {rows.map((row) => (
            <RowLine key={row.line} row={row} />
          ))}
        </ol>
        <Pagination meta={meta} />
      </Deferred>
    </Card>
  )
}

function Download({ batch }: { batch: Data.Batches.Batch }) {
  const t = useTranslations('batches.rows')

  return (
    <a
      className={classes.download}
      href={client.urlFor('batches.failed_rows', { batch_id: batch.id })}
      title={t('downloadHint')}
      download
    >
      <IconDownload size={18} aria-hidden />
      {t('download')}
    </a>
  )
}

function Loading() {
  const t = useTranslations('batches.rows')

  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4, 5].map((n) => (
        <Skeleton key={n} height={44} />
      ))}
    </div>
  )
}
