import Batch from '#app/batches/batch'
import { enqueue } from '#app/shared/jobs/queue'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

type Answer = { dayFirst?: boolean; cardId?: number; newCardLast4?: string }

/** Reads the file anew with what its uploader said. Throws a Refusal when nothing was asked or the answer is to another question. */
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
