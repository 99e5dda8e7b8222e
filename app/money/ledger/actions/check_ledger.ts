import { orNull, text, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import logger from '@adonisjs/core/services/logger'
import { liveEvents, addToOutbox } from '#app/messages/live/outbox'
import { sealLedger } from '#app/money/ledger/actions/seal_ledger'
import type { Fault } from '#app/money/ledger/ledger_check'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

const MAX_FAULTS = 100

export async function checkLedger() {
  await sealLedger()
  return asWorker(async () => {
    const check = await readRow(
      { faults: typed<Fault[]>('faults'), head: orNull(text("encode(head_hash, 'hex')")) },
      (columns) => `
       insert into ledger_checks (checked_at, entries_count, faults, head_position, head_hash)
       select ?, (select count(*) from ledger_entries), coalesce(
         (select jsonb_agg(f) from (select fault, id from (select fault, id from ledger_faults union all select fault, id from ledger_differences union all select fault, id from ledger_ties union all select fault, id from ledger_match_ties union all select fault, id from closing_faults) found limit ${MAX_FAULTS}) f), '[]'), head.position, head.hash
       from (values (1)) once left join lateral (
         select position, hash from ledger_seals order by position desc limit 1) head on true
       returning ${columns}`,
      [now().toISO()]
    )
    // Kept outside of the database too: who writes the chain anew cannot change the logs.
    logger.info({ head: check!.head }, 'The ledger was checked')
    if (check!.faults.length > 0) logger.error({ faults: check!.faults }, 'The ledger does not add up')
    addToOutbox(liveEvents('LedgerChecked', null, 'admin'))
  })
}
