import Batch from '#app/travel/batches/batch'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

type Answer = { dayFirst?: boolean; cardId?: number; newCardLast4?: string }

export async function answerAlike(batch: Batch, answer: Answer, user: User) {
  const { groupId, question } = batch
  if (!groupId || !question) return answerBatch(batch, answer, user)
  // Answers to two files of one group must not wait for each other.
  await lock('batch_group', groupId)
  const alike = await Batch.ownedBy({ id: batch.userId, tenantId: batch.tenantId })
    .where({ group_id: groupId, status: 'asking', question })
    .whereNot('id', batch.id)
    .orderBy('id')
  const answered = await answerBatch(batch, answer, user)
  for (const one of alike) await answerBatch(one, answer, user)
  return answered
}

/** Throws a Refusal when nothing was asked, or the answer is to another question. */
export async function answerBatch({ id }: Pick<Batch, 'id'>, answer: Answer, user: User) {
  const batch = await Batch.lock(id)
  if (batch.status !== 'asking') throw new Refusal('batch', 'illegalMove')
  if (batch.question === 'date_order' && answer.dayFirst === undefined) {
    throw new Refusal('dayFirst', 'answerMissing')
  }
  if (batch.question === 'card' && !answer.cardId && !answer.newCardLast4) {
    throw new Refusal('cardId', 'answerMissing')
  }

  const set =
    batch.question === 'date_order'
      ? { dayFirst: answer.dayFirst }
      : { cardId: answer.cardId ?? null, newCardLast4: answer.newCardLast4 ?? null }
  await batch.moveTo('uploaded', { by: user, set: { ...set, question: null }, action: 'answered' })
  await enqueue('plan_batch', { batchId: batch.id }, user)
  return batch
}
