import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { now } from '#app/platform/shared/clock'

const HOURS = 24

export const pruneIdempotencyKeys = () =>
  asWorker(() => execute('delete from idempotency_keys where created_at < ?', [now().minus({ hours: HOURS }).toISO()!]))
