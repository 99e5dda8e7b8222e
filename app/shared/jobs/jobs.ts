/** Every kind of background work, with what it is given. Jobs carry keys, never data. */
export type Jobs = {
  plan_batch: { batchId: number }
  import_batch: { batchId: number }
  send_email: { emailId: number }
  /** The address is sealed: whether it is known must not be told by how long the answer took. */
  request_password_reset: { tenantId: number; sealedEmail: string }
  daily_upkeep: Record<string, never>
  delete_files: { keys: string[] }
}

export const JOB_NAMES = [
  'plan_batch',
  'import_batch',
  'send_email',
  'request_password_reset',
  'daily_upkeep',
  'delete_files',
] as const satisfies (keyof Jobs)[]

/** A job that fails is tried again, each time later; a listening worker hears of new ones at once. */
export const JOB_OPTIONS = {
  policy: 'standard',
  retryLimit: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  notify: true,
}

/** A mail server that is down stays down for a while: twelve more tries over about a day. */
export const EMAIL_JOB_OPTIONS = {
  ...JOB_OPTIONS,
  retryLimit: 12,
  retryDelay: 30,
  retryDelayMax: 6 * 3_600,
  expireInSeconds: 120,
}
