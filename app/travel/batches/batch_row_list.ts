import type { I18n } from '@adonisjs/i18n'
import { readRows } from '#app/platform/shared/read_rows'
import type Batch from '#app/travel/batches/batch'
import { DISPOSITIONS } from '#app/travel/batches/isomorphic/disposition'
import { ROW_PROBLEMS, type RowProblem } from '#app/travel/batches/row_problem'
import { ROW_WARNINGS } from '#app/travel/batches/row_warning'
import { cents, code, instant, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { oneOf } from '#app/platform/lists/filter'
import { TRANSACTION_KINDS } from '#app/travel/trips/isomorphic/transaction_kind'

const COLUMNS = {
  line: number('batch_rows.line'),
  disposition: code('batch_rows.disposition', DISPOSITIONS, 'batches.dispositions'),
  problem: orNull(code('batch_rows.problem', ROW_PROBLEMS, 'batches.rowProblems')),
  warning: orNull(code('batch_rows.warning', ROW_WARNINGS, 'batches.rowWarnings')),
  kind: orNull(code('batch_rows.kind', TRANSACTION_KINDS, 'batches.kinds')),
  amountCents: orNull(cents('batch_rows.amount_cents')),
} as const

const DECLARED = {
  words: 'lists.batch_rows',
  table: 'batch_rows',
  of: 'batch_rows.batch_id',
  key: 'batch_rows.line',
  keyType: 'integer',
  views: { all: '' },
  filters: {
    disposition: oneOf('batch_rows.disposition', DISPOSITIONS, 'batches.dispositions'),
  },
  sorts: { line: ['batch_rows.line'] },
  defaults: { sort: 'line' },
  perPage: 50,
} as const

export const batchRowList = defineList({
  ...DECLARED,
  name: 'batch_rows',
  columns: {
    ...COLUMNS,
    at: orNull(instant('batch_rows.at')),
    endAt: orNull(instant('batch_rows.end_at')),
    fromPlace: orNull(text('batch_rows.from_place')),
    toPlace: orNull(text('batch_rows.to_place')),
    product: orNull(text('batch_rows.product')),
    raw: orNull(texts('batch_rows.raw')),
  },
})

const OF_BUSINESS = `case when batch_rows.card_id is null then true
  when batch_rows.purpose is null then exists (select from batch_cards k
    where k.batch_id = batch_rows.batch_id and k.card_id = batch_rows.card_id and k.kind = 'business')
  else batch_rows.purpose = 'business' end`

/** Of a file of an organisation: rows of business travel, without where and when. A look at trips is recorded on the page of a member. */
export const tenantBatchRowList = defineList({
  ...DECLARED,
  name: 'tenant_batch_rows',
  where: OF_BUSINESS,
  columns: COLUMNS,
})

export type BatchRow = RowOf<typeof batchRowList>
export type TenantBatchRow = RowOf<typeof tenantBatchRowList>

const failedRows = (batch: Batch) =>
  readRows(
    { line: number('line'), problem: typed<RowProblem>('problem'), raw: texts('raw') },
    `from batch_rows
     where batch_id = ? and disposition in ('unrecognised', 'error') order by line`,
    [batch.id]
  )

/** With what is wrong with each, as lines of a CSV file below its header; `hasText` adds what the file says there. */
export async function failedLines(batch: Batch, i18n: I18n, { hasText } = { hasText: true }) {
  const head = [i18n.t('batches.failedRows.line'), i18n.t('batches.failedRows.reason')]
  const failed = await failedRows(batch)
  return [
    head,
    ...failed.map((row) => [row.line, i18n.t(`batches.rowProblems.${row.problem}`), ...(hasText ? row.raw : [])]),
  ]
}
