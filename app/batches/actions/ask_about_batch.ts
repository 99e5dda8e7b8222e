import Batch from '#app/batches/batch'
import type { NeedsAnswer } from '#app/batches/batch_question'
import { asWorker } from '#app/shared/tenancy'

/** The file waits, unread, for what only its uploader knows. */
export async function askAboutBatch(batchId: number, { question }: NeedsAnswer) {
  await asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch?.canMoveTo('asking')) return
    await batch.moveTo('asking', { by: null, set: { question }, audit: null })
  })
}
