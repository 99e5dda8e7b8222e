import Claim from '#app/claims/claims/claim'
import { canBeHeld } from '#app/claims/claims/isomorphic/claim_status'
import type { HoldReason } from '#app/claims/claims/isomorphic/hold_reason'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { Refusal } from '#app/platform/shared/refusal'
import { takeOutOfLetter } from '#app/claims/claims/actions/take_out_of_letter'
import type User from '#app/people/accounts/user'

export async function holdClaim(
  { id }: Pick<Claim, 'id'>,
  by: User,
  { reason, note }: { reason: HoldReason; note: string }
) {
  const claim = await Claim.lock(id)
  if (!canBeHeld(claim.status)) throw new Refusal('claim', 'illegalMove')
  const { status } = claim
  if (claim.inLetter !== null) await takeOutOfLetter(claim)
  await claim.moveTo('on_hold', {
    by,
    set: {
      heldStatus: status,
      holdReason: reason,
      holdNote: note,
      holdReply: null,
    },
    audit: { reason },
  })

  await claim.load('user')
  await claim.load('counterparty')
  const { reference, counterparty } = claim
  await sendEmail(recipientOf(claim.user), 'claim_on_hold', {
    operator: counterparty.name,
    reference,
  })
  return claim
}
