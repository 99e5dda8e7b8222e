export const BATCH_QUEUE = {
  queue: {
    retryLimit: 5,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 900,
    deadLetter: 'abandon_batch' as const,
  },
  slots: 3,
  perGroup: 2,
}
