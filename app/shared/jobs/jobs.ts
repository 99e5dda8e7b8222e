/** Every kind of background work, with what it is given. Jobs carry keys, never data. */
export type Jobs = {
  plan_batch: { batchId: number }
  import_batch: { batchId: number }
}

export const JOB_NAMES = ['plan_batch', 'import_batch'] as const satisfies (keyof Jobs)[]

/** A job that fails is tried twice more, each time later; a listening worker hears of new ones at once. */
export const JOB_OPTIONS = {
  policy: 'standard',
  retryLimit: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  notify: true,
}
