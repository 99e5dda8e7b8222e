import { failBatch } from '#app/travel/batches/actions/fail_batch'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    abandon_batch: { batchId: number }
  }
}

export default job({
  name: 'abandon_batch',
  queue: { retryLimit: 5 },
  handle: ({ batchId }) => failBatch(batchId, 'ourFault'),
})
