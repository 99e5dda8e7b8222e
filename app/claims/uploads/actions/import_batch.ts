import { liveEvents, addToOutbox } from '#app/messages/live/outbox'
import Batch from '#app/travel/batches/batch'
import { bringIntoForce } from '#app/travel/batches/actions/bring_into_force'
import { recountRows } from '#app/travel/batches/actions/recount_rows'
import { mailUploader } from '#app/travel/batches/actions/mail_uploader'
import { failBatch } from '#app/travel/batches/actions/fail_batch'
import { UnreadableFile } from '#app/travel/batches/reading/types'
import { attempt } from '#app/travel/batches/attempts'
import { now } from '#app/platform/shared/clock'
import { lock } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { waitsFrozen } from '#app/claims/uploads/waits_frozen'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'

export async function importBatch(batchId: number) {
  if (await waitsFrozen('import_batch', batchId)) return
  const batch = await asWorker(() => Batch.find(batchId))
  if (!batch?.canMoveTo('imported')) return
  await attempt(batch, async () => {
    try {
      await importRows(batchId)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await failBatch(batchId, error.problem)
    }
  })
}

async function importRows(batchId: number) {
  await asWorker(async () => {
    // One worker at a time; a lock on the row itself would hold up its progress.
    await lock('import_batch', batchId)
    const batch = await Batch.find(batchId)
    if (!batch?.canMoveTo('imported')) return

    const { cardIds, hasChanged } = await bringIntoForce(batch)
    await progress(batch, 40)
    await rebuildTravel(cardIds, (share) => progress(batch, 40 + Math.round(share * 58)))

    // The row of the batch stays free for its progress until here.
    if (hasChanged) await recountRows([batchId])
    const imported = await Batch.lock(batchId)
    await imported.moveTo('imported', { by: null, set: { progress: 100, importedAt: now() }, audit: null })
    await mailUploader(imported)
    addToOutbox(liveEvents('BatchImported', batch.publicId, batch.audience))
  })
}

/** Runs outside the transaction of the import, so that the page sees it at once. */
const progress = (batch: Batch, percent: number) =>
  asWorker(async () => {
    await Batch.query().where('id', batch.id).update({ progress: percent })
    addToOutbox(batch.live)
  })
