import logger from '@adonisjs/core/services/logger'
import { broadcast } from '#app/broadcasting/broadcast'
import type { Fault } from '#app/ledger/ledger_check'
import { now } from '#app/shared/clock'
import { asWorker, queryRow } from '#app/shared/tenancy'

/** What is wrong in a million entries may be wrong in all of them; the first hundred tell enough. */
const MOST_FAULTS = 100

/** Adds up every entry, which takes seconds where there are millions, and keeps what it finds. */
export const checkLedger = () =>
  asWorker(async () => {
    const check = await queryRow<{ faults: Fault[] }>(
      `insert into ledger_checks (checked_at, entries_count, faults)
       select ?, (select count(*) from ledger_entries), coalesce(
         (select jsonb_agg(f) from (select fault, id from ledger_faults limit ${MOST_FAULTS}) f), '[]')
       returning faults`,
      [now().toISO()]
    )
    if (check!.faults.length > 0)
      logger.error({ faults: check!.faults }, 'The ledger does not add up')
    broadcast('LedgerChecked', null, 'admin')
  })
