import Batch from '#app/travel/batches/batch'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { undoBatch } from '#app/claims/uploads/actions/undo_batch'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** In the order chosen; at least one. Throws a 404 error for another's. */
export async function findGroup(user: User, groupId: string) {
  const batches = await Batch.personal(user).where('group_id', groupId).orderBy('id')
  if (batches.length === 0) await Batch.personal(user).where('group_id', groupId).firstOrFail()
  return batches
}

export const hasNewRows = ({ status, plan }: Batch) =>
  status === 'planned' && plan.counts.create + plan.counts.not_a_trip > 0

/** Throws a Refusal while one is being read or waits for an answer, and where nothing is new. */
export async function commitGroup(batches: Batch[], user: User) {
  if (batches.some(({ status }) => status === 'asking')) throw new Refusal('batch', 'groupAsks')
  if (batches.some(({ isProcessing }) => isProcessing)) throw new Refusal('batch', 'groupBusy')
  const ready = batches.filter(hasNewRows)
  if (ready.length === 0) throw new Refusal('batch', 'nothingToImport')
  for (const batch of ready) await commitBatch(batch, user)
}

export async function undoGroup(batches: Batch[], user: User) {
  if (batches.some(({ isProcessing }) => isProcessing)) throw new Refusal('batch', 'groupBusy')
  for (const batch of batches.filter((one) => one.canMoveTo('undone'))) {
    await undoBatch(batch, user)
  }
}
