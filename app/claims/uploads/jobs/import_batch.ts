import { BATCH_QUEUE } from '#app/travel/batches/batch_queue'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    import_batch: { batchId: number }
  }
}

export default job({
  name: 'import_batch',
  ...BATCH_QUEUE,
  handle: ({ batchId }) => importBatch(batchId),
})
