import type { LedgerFault } from '#app/money/ledger/ledger_fault'
import { queryRow } from '#app/platform/shared/tenancy'

export type Fault = { fault: LedgerFault; id: number | null }

export type LedgerCheck = {
  /** ISO 8601. */
  checkedAt: string
  entriesCount: number
  faults: Fault[]
}

export const latestLedgerCheck = () =>
  queryRow<LedgerCheck>(
    `select to_json(checked_at) #>> '{}' as "checkedAt", entries_count as "entriesCount", faults
     from ledger_checks order by id desc limit 1`
  )
