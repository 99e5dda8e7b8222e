/** A worker collects garbage early rather than grow with the files it reads. */
export const WORKER_FLAGS = ['--max-old-space-size=320', '--max-semi-space-size=8']
