import Batch from '#app/travel/batches/batch'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import User from '#app/people/accounts/user'

export async function commitBatch({ id }: Pick<Batch, 'id'>, user: User, options = { enqueue: true }) {
  // As undoing does, and in that order: what is written down about it asks for the person as well.
  const { userId } = await Batch.findOrFail(id)
  await User.lock(userId)
  const batch = await Batch.lock(id)
  batch.assertCanMove('importing')
  if (batch.plan.counts.create + batch.plan.counts.not_a_trip === 0) {
    throw new Refusal('batch', 'nothingToImport')
  }

  await batch.moveTo('importing', { by: user, set: { progress: 0 }, action: 'committed' })
  if (options.enqueue) {
    await enqueue('import_batch', { batchId: batch.id }, { id: batch.userId })
  }
  return batch
}
