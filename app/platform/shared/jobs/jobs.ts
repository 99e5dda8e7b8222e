/** Jobs carry keys, never data. */
export type Jobs = {
  plan_batch: { batchId: number }
  import_batch: { batchId: number }
  abandon_batch: { batchId: number }
  send_email: { emailId: number }
  /** Encrypted, and looked up by a worker, so that the response time tells nothing about the address. */
  request_password_reset: { tenantId: number; sealedEmail: string }
  daily_upkeep: Record<string, never>
  prune_estimates: Record<string, never>
  check_ledger: Record<string, never>
  seal_ledger: Record<string, never>
  import_statement: { fileId: number }
  match_statement: { fileId: number }
  book_costs: Record<string, never>
  abandon_statement: { fileId: number }
  take_back_statements: { fileId: number }
  pay_out_monthly: Record<string, never>
  verify_payees: Record<string, never>
  delete_files: { keys: string[] }
  send_submission: { submissionId: number }
  settle_submission: { emailId: number }
  prepare_submissions: Record<string, never>
  watch_deadlines: Record<string, never>
  tell_decisions: { userId: number }
  close_claims: Record<string, never>
  rebuild_travel: { userId: number }
}

export type JobName = keyof Jobs

const CHANGEABLE = {
  retryLimit: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  notify: true,
}

export const JOB_OPTIONS = { policy: 'standard', ...CHANGEABLE }

/** Twelve retries over about a day, for a mail server that is down. */
const EMAIL_RETRIES = {
  retryLimit: 12,
  retryDelay: 30,
  retryDelayMax: 6 * 3_600,
  expireInSeconds: 120,
}
export const EMAIL_JOB_OPTIONS = { ...JOB_OPTIONS, ...EMAIL_RETRIES }

/** A job without a heartbeat for twenty seconds goes to another worker. */
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
  slots: number
  perGroup?: number
}

export const QUEUES: Record<JobName, Queue> = {
  abandon_batch: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  plan_batch: { options: BATCH_JOB_OPTIONS, slots: 3, perGroup: 2 },
  import_batch: { options: BATCH_JOB_OPTIONS, slots: 3, perGroup: 2 },
  send_email: { options: { ...CHANGEABLE, ...EMAIL_RETRIES, ...LEASE }, slots: 4 },
  request_password_reset: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  daily_upkeep: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  prune_estimates: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  check_ledger: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  // A large file and the small ones take turns, each in a slot of their own.
  import_statement: {
    options: { ...CHANGEABLE, ...LEASE, retryLimit: 5, deadLetter: 'abandon_statement' },
    slots: 2,
    perGroup: 1,
  },
  match_statement: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 2 },
  book_costs: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  abandon_statement: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  take_back_statements: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  pay_out_monthly: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  verify_payees: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5, retryDelay: 30 }, slots: 1 },
  seal_ledger: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  delete_files: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  settle_submission: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  send_submission: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  prepare_submissions: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  watch_deadlines: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  tell_decisions: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
  close_claims: { options: { ...CHANGEABLE, ...LEASE }, slots: 1 },
  rebuild_travel: { options: { ...CHANGEABLE, ...LEASE, retryLimit: 5 }, slots: 1 },
}

export const JOB_NAMES = Object.keys(QUEUES) as JobName[]
