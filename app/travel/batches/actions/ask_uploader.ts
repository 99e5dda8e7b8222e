import Batch from '#app/travel/batches/batch'
import type { NeedsAnswer } from '#app/travel/batches/batch_question'
import { asWorker } from '#app/platform/shared/tenancy'

export async function askUploader(batchId: number, { question }: NeedsAnswer) {
  await asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch?.canMoveTo('asking')) return
    await batch.moveTo('asking', { by: null, set: { question }, audit: null })
  })
}
