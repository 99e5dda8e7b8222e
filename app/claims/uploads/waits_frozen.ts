import { FROZEN_SECONDS, isOfActiveTenant } from '#app/people/tenants/frozen'
import { enqueue } from '#app/platform/queue/queue'
import { exists } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'

type BatchJob = 'plan_batch' | 'import_batch' | 'take_up_cards'

/** Of a frozen organisation the job looks again later, and does nothing now. */
export const waitsFrozen = (job: BatchJob, batchId: number) =>
  asWorker(async () => {
    const isFrozen = await exists(`select from batches b where b.id = ? and not ${isOfActiveTenant('b')}`, [batchId])
    if (isFrozen) await enqueue(job, { batchId }, undefined, { startAfter: FROZEN_SECONDS })
    return isFrozen
  })
