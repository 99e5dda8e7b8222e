import Batch from '#app/travel/batches/batch'
import type { FileProblem } from '#app/travel/batches/file_problem'
import { asWorker } from '#app/platform/shared/tenancy'

export async function failBatch(batchId: number, problem: FileProblem) {
  await asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch?.canMoveTo('failed')) return
    const set = { problem, newCardNumbersEncrypted: null }
    await batch.moveTo('failed', { by: null, set, audit: null })
  })
}
