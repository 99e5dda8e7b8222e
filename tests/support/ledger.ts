import { asWorker, queryRows } from '#app/shared/tenancy'

export const ledgerFaults = () => asWorker(() => queryRows('select * from ledger_faults'))
