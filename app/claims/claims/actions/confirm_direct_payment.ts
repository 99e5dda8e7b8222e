import type { DirectPayment } from '#app/claims/claims/direct_payment'
import Claim from '#app/claims/claims/claim'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Without a fee. Throws a Refusal where the money comes to us. */
export async function confirmDirectPayment({ id }: Pick<Claim, 'id'>, by: User, how: DirectPayment = 'transfer') {
  const claim = await Claim.lock(id)
  if (claim.refundTo === 'fareback') throw new Refusal('claim', 'paidToUs')
  if (!claim.awaitsRefund) throw new Refusal('claim', 'illegalMove')
  return claim.moveTo('closed', {
    by,
    set: { paidDirectlyAt: now(), paidDirectlyHow: how },
    action: how === 'set_off' ? 'set_off' : 'paid_directly',
    audit: { amount: claim.approvedCents },
  })
}
