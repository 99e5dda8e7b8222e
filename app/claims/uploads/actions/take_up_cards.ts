import { addToOutbox, liveEvents } from '#app/messages/live/outbox'
import { lock } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { bringIntoForce } from '#app/travel/batches/actions/bring_into_force'
import { recountRows } from '#app/travel/batches/actions/recount_rows'
import Batch from '#app/travel/batches/batch'
import { waitsFrozen } from '#app/claims/uploads/waits_frozen'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'

/** The rows of an imported file that waited until someone said whose cards they are of. */
export async function takeUpCards(batchId: number) {
  if (await waitsFrozen('take_up_cards', batchId)) return
  await asWorker(async () => {
    // As an import does; a file that is not imported yet takes them up by itself.
    await lock('import_batch', batchId)
    const batch = await Batch.find(batchId)
    if (batch?.status !== 'imported') return
    const { cardIds, hasChanged } = await bringIntoForce(batch)
    if (cardIds.length === 0) return
    await rebuildTravel(cardIds)
    if (hasChanged) await recountRows([batchId])
    addToOutbox(liveEvents('BatchImported', batch.publicId, batch.audience))
  })
}
