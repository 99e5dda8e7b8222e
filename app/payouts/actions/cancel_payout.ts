import { post } from '#app/ledger/ledger'
import Payout from '#app/payouts/payout'
import User from '#app/users/user'

/** Cancels a payout that is not in a run and credits the wallet. */
export async function cancelPayout({ id }: Pick<Payout, 'id'>, by: User) {
  const payout = await Payout.lock(id)
  payout.assertCanMove('cancelled')

  const user = await User.findOrFail(payout.userId)
  await post({
    kind: 'payout.cancelled',
    key: `payout:${payout.id}:cancelled`,
    postings: [
      { account: 'in_transit', amountCents: -payout.amountCents },
      { account: user.creditAccount, amountCents: payout.amountCents },
    ],
    subject: { type: 'payout', id: payout.id },
    actorId: by.id,
    reversesId: payout.ledgerTransactionId,
  })
  return payout.moveTo('cancelled', { by })
}
