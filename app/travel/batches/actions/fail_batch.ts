import Batch from '#app/travel/batches/batch'
import { mailUploader } from '#app/travel/batches/actions/mail_uploader'
import type { FileProblem } from '#app/travel/batches/file_problem'
import { forgetCardNumbers } from '#app/travel/batches/planned_cards'
import { asWorker } from '#app/platform/shared/tenancy'

export async function failBatch(batchId: number, problem: FileProblem) {
  await asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch?.canMoveTo('failed')) return
    const wasImporting = batch.status === 'importing'
    await batch.moveTo('failed', { by: null, set: { problem }, audit: null })
    await forgetCardNumbers(batch.id)
    // The others of its group may have waited for it.
    if (wasImporting) await mailUploader(batch)
  })
}
