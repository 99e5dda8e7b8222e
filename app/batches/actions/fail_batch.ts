import Batch from '#app/batches/batch'
import type { FileProblem } from '#app/batches/file_problem'
import { asWorker } from '#app/shared/tenancy'

/** Ends a batch with the reason that its uploader reads; one that ended already stays as it is. */
export async function failBatch(batchId: number, problem: FileProblem) {
  await asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch?.canMoveTo('failed')) return
    const set = { problem, newCardNumbersEncrypted: null }
    await batch.moveTo('failed', { by: null, set, audit: null })
  })
}
