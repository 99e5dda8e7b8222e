import { audit } from '#app/audit/audit'
import { post } from '#app/ledger/ledger'
import Payout from '#app/payouts/payout'
import { payoutMachine } from '#app/payouts/payout_status'
import { tellOfPayout } from '#app/payouts/tell_of_payout'
import User from '#app/users/user'

/** Puts a payout that is in no run back on the balance. */
export async function cancelPayout(found: Payout, by: User) {
  const payout = await Payout.query().where('id', found.id).forUpdate().firstOrFail()
  payoutMachine.check(payout.status, 'cancelled', 'payout')

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
  await payout.merge({ status: 'cancelled' }).save()
  await audit('payout.cancelled', payout.subject, by)
  tellOfPayout(payout)
  return payout
}
