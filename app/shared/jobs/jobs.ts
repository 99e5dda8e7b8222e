/** Every kind of background work, with what it is given. Jobs carry keys, never data. */
export type Jobs = {
  plan_batch: { batchId: number }
  import_batch: { batchId: number }
  /** What the queue could not finish: the batch is told so. */
  abandon_batch: { batchId: number }
  send_email: { emailId: number }
  /** The address is encrypted: whether it is known must not be told by how long the answer took. */
  request_password_reset: { tenantId: number; sealedEmail: string }
  daily_upkeep: Record<string, never>
  delete_files: { keys: string[] }
}

export type JobName = keyof Jobs

/** A job that fails is tried again, each time later; a listening worker hears of new ones at once. */
const CHANGEABLE = {
  retryLimit: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  notify: true,
}

/** What a queue is created with; of these its policy stays for ever. */
export const JOB_OPTIONS = { policy: 'standard', ...CHANGEABLE }

/** A mail server that is down stays down for a while: twelve more tries over about a day. */
const EMAIL_RETRIES = {
  retryLimit: 12,
  retryDelay: 30,
  retryDelayMax: 6 * 3_600,
  expireInSeconds: 120,
}
export const EMAIL_JOB_OPTIONS = { ...JOB_OPTIONS, ...EMAIL_RETRIES }

/**
 * A worker that works on a job says so every ten seconds. After twenty of silence it is held for dead, and
 * another one takes the job over.
 */
const LEASE = { heartbeatSeconds: 20 }
const BATCH_JOB_OPTIONS = {
  ...CHANGEABLE,
  ...LEASE,
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 900,
  deadLetter: 'abandon_batch',
}

type Queue = {
  options: typeof CHANGEABLE & Record<string, unknown>
  /** Jobs of this kind that one worker does at the same time. */
  slots: number
  /** Of these, at most so many for one person, in all workers together. */
  perPerson?: number
}

/** How each kind of job is worked on. Workers bring the queues in line with this when they start. */
export const QUEUES: Record<JobName, Queue> = {
  abandon_batch: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  plan_batch: { options: BATCH_JOB_OPTIONS, slots: 3, perPerson: 2 },
  import_batch: { options: BATCH_JOB_OPTIONS, slots: 3, perPerson: 2 },
  send_email: { options: { ...CHANGEABLE, ...EMAIL_RETRIES, ...LEASE }, slots: 4 },
  request_password_reset: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  daily_upkeep: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  delete_files: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
}

export const JOB_NAMES = Object.keys(QUEUES) as JobName[]
