import type { BatchListRow } from '#app/travel/batches/batch_list'
import type { ListPage } from '#app/platform/lists/list_page'
import { ListFrame } from '~/components/lists/ListFrame'
import { Views } from '~/components/lists/Views'
import { useLabels } from '~/components/staff/labels'
import { PlainTable } from '~/components/staff/PlainTable'
import { useFormatter, useTranslations } from '~/i18n'
import { DateRange, DateTimeText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'

/** What one person uploaded. */
export function Batches({ list }: { list: ListPage<BatchListRow> }) {
  const t = useTranslations('admin_users.money.batches')
  const status = useLabels('batchStatus')
  const format = useFormatter()

  return (
    <>
      <Views list={list} label={t('views')} />
      <ListFrame list={list} sums={{ rowsRead: t('sum') }} empty={<EmptyState title={t('none')} />}>
        <PlainTable
          framed
          caption={t('title')}
          rows={list.rows}
          rowKey={(row) => row.id}
          columns={[
            { key: 'file', header: t('file'), cell: (row) => row.fileName },
            { key: 'status', header: t('status'), cell: (row) => status(row.status) },
            {
              key: 'period',
              header: t('period'),
              cell: ({ periodFrom, periodTo }) =>
                periodFrom && periodTo ? <DateRange from={periodFrom} to={periodTo} /> : '–',
            },
            {
              key: 'rows',
              header: t('rows'),
              align: 'right',
              cell: (row) => format.number(row.rowsRead),
            },
            {
              key: 'uploaded',
              header: t('uploaded'),
              cell: (row) => <DateTimeText value={row.uploadedAt} />,
            },
          ]}
        />
      </ListFrame>
    </>
  )
}
