import { Deferred } from '@inertiajs/react'
import { Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ListPage } from '#app/platform/lists/list_page'
import type { Data } from '~generated/data'
import { ExportMenu } from '~/components/lists/ExportMenu'
import { ListFooter } from '~/components/lists/ListFooter'
import { IgnoredParameters } from '~/components/lists/IgnoredParameters'
import { Disclosure } from './Disclosure'
import type { Disposition } from './dispositions'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { RowFilter } from './RowFilter'
import { RowLine, type ShownRow } from './RowLine'
import classes from './Rows.module.css'

type Props = {
  batch: Data.Travel.Batches.Batch
  counts: Record<Disposition, number>
  list?: ListPage<ShownRow>
  /** Where those that could not be read are downloaded. */
  failedRows: string
}

/** The file, row by row, with what becomes of each. */
export default function Rows({ batch, counts, list, failedRows }: Props) {
  const t = useTranslations('batches.rows')

  return (
    <Card title={t('title')} aside={counts.unrecognised + counts.error > 0 && <Download href={failedRows} />}>
      <Disclosure summary={t('show', { count: batch.rowsRead })} open={useQuery().query.has('disposition')}>
        <RowFilter counts={counts} total={batch.rowsRead} />
        <Deferred data="list" fallback={<Loading />}>
          {list && (
            <>
              <IgnoredParameters parts={list.ignored} />
              {list.rows.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
              <ol className={classes.rows}>
                {list.rows.map((row) => (
                  <RowLine key={row.line} row={row} />
                ))}
              </ol>
              <div className={classes.foot}>
                <ListFooter list={list} />
                <ExportMenu list={list} />
              </div>
            </>
          )}
        </Deferred>
      </Disclosure>
    </Card>
  )
}

function Download({ href }: { href: string }) {
  const t = useTranslations('batches.rows')

  return (
    <a className={classes.download} href={href} title={t('downloadHint')} download>
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
