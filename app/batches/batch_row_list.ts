import type Batch from '#app/batches/batch'
import type { Disposition } from '#app/batches/disposition'
import type { RowProblem } from '#app/batches/row_problem'
import type { RowWarning } from '#app/batches/row_warning'
import { rows } from '#app/shared/scope'
import type { TransactionKind } from '#app/transactions/transaction_kind'

export type BatchRow = {
  line: number
  disposition: Disposition
  problem: RowProblem | null
  warning: RowWarning | null
  kind: TransactionKind | null
  at: Date | null
  endAt: Date | null
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  product: string | null
  raw: string[] | null
}

export const ROWS_PER_PAGE = 50

/** A page of a batch's rows in the order of the file, all or those of one disposition. */
export const batchRows = (batch: Batch, disposition: Disposition | undefined, page: number) =>
  rows<BatchRow>(
    `select line, disposition, problem, warning, kind, at, end_at as "endAt", from_place as "fromPlace",
            to_place as "toPlace", amount_cents as "amountCents", product, raw
     from batch_rows where batch_id = ? and (?::text is null or disposition = ?)
     order by line limit ? offset ?`,
    [batch.id, disposition ?? null, disposition ?? null, ROWS_PER_PAGE, (page - 1) * ROWS_PER_PAGE]
  )

export type FailedRow = { line: number; problem: RowProblem; raw: string[] }

/** Every row that was set aside, with its reason. */
export const failedRows = (batch: Batch) =>
  rows<FailedRow>(
    `select line, problem, raw from batch_rows
     where batch_id = ? and disposition in ('unrecognised', 'error') order by line`,
    [batch.id]
  )
