import { asWorker, queryRows } from '#app/shared/tenancy'
import { now } from '#app/shared/clock'

const HOURS = 24

export const pruneIdempotencyKeys = () =>
  asWorker(() =>
    queryRows('delete from idempotency_keys where created_at < ?', [
      now().minus({ hours: HOURS }).toISO()!,
    ])
  )
