import Batch from '#app/batches/batch'
import { batchMachine } from '#app/batches/batch_status'
import type { FileProblem } from '#app/batches/reading/row'
import { tellOfBatch } from '#app/batches/tell_of_batch'
import { asWorker } from '#app/shared/scope'

/** Ends a batch with the reason that its uploader reads; one that ended already stays as it is. */
export async function failBatch(batchId: number, problem: FileProblem) {
  await asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch || !batchMachine.allows(batch.status, 'failed')) return
    await batch.merge({ status: 'failed', problem, newCardNumbersEncrypted: null }).save()
    tellOfBatch(batch)
  })
}
