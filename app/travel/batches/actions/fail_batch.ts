import Batch from '#app/travel/batches/batch'
import type { FileProblem } from '#app/travel/batches/file_problem'
import { forgetCardNumbers } from '#app/travel/batches/planned_cards'
import { asWorker } from '#app/platform/shared/tenancy'

export async function failBatch(batchId: number, problem: FileProblem) {
  await asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch?.canMoveTo('failed')) return
    await batch.moveTo('failed', { by: null, set: { problem }, audit: null })
    await forgetCardNumbers(batch.id)
  })
}
