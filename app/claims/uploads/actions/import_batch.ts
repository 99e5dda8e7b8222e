import { toUser } from '#app/messages/live/channel_sequence'
import { liveEvents, addToOutbox } from '#app/messages/live/outbox'
import Batch from '#app/travel/batches/batch'
import { bringIntoForce } from '#app/travel/batches/actions/bring_into_force'
import { recountRows } from '#app/travel/batches/actions/recount_rows'
import { failBatch } from '#app/travel/batches/actions/fail_batch'
import { UnreadableFile } from '#app/travel/batches/reading/types'
import { attempt } from '#app/travel/batches/attempts'
import { batchSummary } from '#app/travel/batches/batch_summary'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { lock } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import User from '#app/people/accounts/user'

export async function importBatch(batchId: number) {
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
    await mailUploader(batch)
    addToOutbox(liveEvents('BatchImported', batch.publicId, toUser(batch.userId)))
  })
}

/** One mail for files that came together, by the last of them. */
async function mailUploader(batch: Batch) {
  const { groupId, userId } = batch
  if (groupId) await lock('batch_group', groupId)
  const group = groupId ? await Batch.query().where({ group_id: groupId, user_id: userId }) : [batch]
  if (group.some(({ id, status }) => id !== batch.id && status === 'importing')) return

  const imported = group.filter(({ id, status }) => id === batch.id || status === 'imported')
  const found = { trips: 0, irregular: 0 }
  for (const one of imported) {
    const { trips, irregular } = await batchSummary(one)
    found.trips += trips
    found.irregular += irregular
  }
  await sendEmail(recipientOf(await User.findOrFail(userId)), 'batch_imported', {
    batch: batch.publicId,
    file: namesOf(imported),
    ...found,
  })
}

const MAX_NAMES = 3

function namesOf(batches: Batch[]) {
  const names = batches.map(({ fileName }) => fileName)
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` (+ ${more})` : '')
}

/** Runs outside the transaction of the import, so that the page sees it at once. */
const progress = (batch: Batch, percent: number) =>
  asWorker(async () => {
    await Batch.query().where('id', batch.id).update({ progress: percent })
    addToOutbox(batch.live)
  })
