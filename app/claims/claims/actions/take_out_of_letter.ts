import { flag } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import { Refusal } from '#app/platform/shared/refusal'
import { enqueue } from '#app/platform/queue/queue'

/**
 * A claim that has not left comes out of its letter, which is written anew without it. A letter that waits for the mail server is
 * taken back first; one that is handed over at this moment refuses. Needs the claim locked, and waits for no other lock.
 */
export async function takeOutOfLetter({ id }: Pick<Claim, 'id'>, submissionId: number) {
  const found = await readRow({ isOut: flag('recall_letter(?)') }, '', [id])
  if (!found!.isOut) throw new Refusal('claim', 'letterOnItsWay')
  await enqueue('send_submission', { submissionId })
}
