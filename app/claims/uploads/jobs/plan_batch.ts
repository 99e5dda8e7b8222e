import { BATCH_QUEUE } from '#app/travel/batches/batch_queue'
import { job } from '#app/platform/queue/job'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'

declare module '#app/platform/queue/job' {
  interface Jobs {
    plan_batch: { batchId: number }
  }
}

export default job({
  name: 'plan_batch',
  ...BATCH_QUEUE,
  handle: ({ batchId }) => planBatch(batchId),
})
