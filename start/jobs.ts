import type { Job } from '#app/platform/queue/job'
import { discover } from '#start/discover'

/** Every job there is, found by the folder of its file. */
export const jobs = await discover(
  /\/jobs\/\w+\.[jt]s$/,
  (value): value is Job => 'handle' in value && 'slots' in value
)
