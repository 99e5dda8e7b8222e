import { instant, number, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type { LedgerFault } from '#app/money/ledger/ledger_fault'

export type Fault = { fault: LedgerFault; id: number | null }

export type LedgerCheck = {
  /** ISO 8601. */
  checkedAt: string
  entriesCount: number
  faults: Fault[]
}

export const latestLedgerCheck = (): Promise<LedgerCheck | null> =>
  readRow(
    {
      checkedAt: instant('checked_at'),
      entriesCount: number('entries_count'),
      faults: typed<Fault[]>('faults'),
    },
    'from ledger_checks order by id desc limit 1'
  )
