/** Twelve retries over about a day, for a mail server that is down. */
export const EMAIL_RETRIES = {
  retryLimit: 12,
  retryDelay: 30,
  retryDelayMax: 6 * 3_600,
  expireInSeconds: 120,
}
