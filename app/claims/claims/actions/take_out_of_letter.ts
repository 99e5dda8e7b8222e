import type Claim from '#app/claims/claims/claim'
import { Refusal } from '#app/platform/shared/refusal'
import { enqueue } from '#app/platform/shared/jobs/queue'
import { queryRow } from '#app/platform/shared/tenancy'

/**
 * A claim that has not left comes out of its letter, which is written anew without it. A letter that waits for the mail server is
 * taken back first; one that is handed over at this moment refuses. Needs the claim locked, and waits for no other lock.
 */
export async function takeOutOfLetter({ id }: Pick<Claim, 'id'>, submissionId: number) {
  const found = await queryRow<{ isOut: boolean }>('select recall_letter(?) as "isOut"', [id])
  if (!found!.isOut) throw new Refusal('claim', 'letterOnItsWay')
  await enqueue('send_submission', { submissionId })
}
