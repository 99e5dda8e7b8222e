import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from './query_rows.js'

/** Adds up every entry, as the nightly check does, which has longer than a page. */
export const ledgerFaults = () =>
  asWorker(async () => {
    await queryRows('set local statement_timeout = 0')
    return queryRows('select * from ledger_faults')
  })
