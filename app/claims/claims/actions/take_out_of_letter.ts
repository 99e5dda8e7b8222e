import { flag, number, orNull } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import { Refusal } from '#app/platform/shared/refusal'
import { enqueue } from '#app/platform/queue/queue'

/** Needs the claim locked, and waits for no other lock. Throws a Refusal while the letter is handed over. */
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
