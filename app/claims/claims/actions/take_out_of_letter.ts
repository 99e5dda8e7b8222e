import { flag, number, orNull } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import { Refusal } from '#app/platform/shared/refusal'
import { enqueue } from '#app/platform/queue/queue'

/**
 * A claim that has not left comes out of its letter, which is written anew without it. A letter that waits for the mail server is
 * taken back first; throws a Refusal while one is handed over. Needs the claim locked, and waits for no other lock.
 */
export async function takeOutOfLetter(claim: Claim) {
  const recalled = await readRow(
    { letterId: orNull(number('letter_id')), isHandedOver: flag('is_handed_over') },
    'from recall_letter(?)',
    [claim.id]
  )
  if (recalled!.isHandedOver) throw new Refusal('claim', 'letterOnItsWay')
  if (recalled!.letterId !== null) await enqueue('send_letter', { letterId: recalled!.letterId })
  claim.inLetter = null
}
