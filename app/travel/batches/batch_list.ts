import { dutchDay } from '#app/platform/shared/dutch_day'
import { BATCH_STATUSES } from '#app/travel/batches/batch_status'
import { code, day, instant, number, orNull, text } from '#app/platform/shared/column'
import { anyOf } from '#app/platform/shared/question'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf } from '#app/platform/lists/filter'

export const batchList = defineList({
  name: 'batches',
  words: 'staff_lists.batches',
  table: 'batches',
  of: 'batches.user_id',
  key: 'batches.public_id',
  keyType: 'uuid',
  columns: {
    fileName: text('batches.file_name'),
    status: code('batches.status', BATCH_STATUSES, 'admin.codes.batchStatus'),
    periodFrom: orNull(day(dutchDay('batches.period_from'))),
    periodTo: orNull(day(dutchDay('batches.period_to'))),
    rowsRead: number('batches.rows_read', { sum: true }),
    uploadedAt: instant('batches.uploaded_at'),
    importedAt: orNull(instant('batches.imported_at')),
    id: text('batches.public_id'),
  },
  views: { all: '', imported: anyOf('batches.status', ['imported']) },
  filters: {
    status: oneOf('batches.status', BATCH_STATUSES, 'admin.codes.batchStatus'),
    uploaded: days('batches.uploaded_at', 'instant'),
  },
  sorts: { uploaded: ['batches.id'] },
  defaults: { sort: '-uploaded' },
})

export type BatchListRow = RowOf<typeof batchList>
