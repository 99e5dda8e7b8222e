import { audit } from '#app/audit/audit'
import Batch from '#app/batches/batch'
import { batchMachine } from '#app/batches/batch_status'
import { tellOfBatch } from '#app/batches/tell_of_batch'
import { enqueue } from '#app/shared/jobs/queue'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** Says yes to a plan: a worker now does exactly what it lists. */
export async function commitBatch(found: Batch, user: User, options = { enqueue: true }) {
  const batch = await Batch.query().where('id', found.id).forUpdate().firstOrFail()
  batchMachine.check(batch.status, 'importing', 'batch')
  if (batch.plan.counts.create + batch.plan.counts.not_a_trip === 0) {
    throw new Refusal('batch', 'nothingToImport')
  }

  await batch.merge({ status: 'importing', progress: 0 }).save()
  await audit('batch.committed', { type: 'batch', id: batch.id, tenantId: batch.tenantId }, user)
  tellOfBatch(batch)
  if (options.enqueue) {
    await enqueue('import_batch', { batchId: batch.id }, { id: batch.userId })
  }
  return batch
}
