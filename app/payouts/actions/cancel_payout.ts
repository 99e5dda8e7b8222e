import { post } from '#app/ledger/ledger'
import Payout from '#app/payouts/payout'
import { Refusal } from '#app/shared/refusal'
import { queryRow } from '#app/shared/tenancy'
import type User from '#app/users/user'

/** Cancels a payout that is not in a run and credits the wallet. */
export async function cancelPayout({ id }: Pick<Payout, 'id'>, by: User) {
  const payout = await Payout.lock(id)
  payout.assertCanMove('cancelled')
  await releaseReservation(payout, 'cancelled', by)
  return payout.moveTo('cancelled', { by })
}

/** Needs the payout locked. What goes back to an operator is released where it was matched. */
export async function releaseReservation(payout: Payout, key: string, by: User) {
  if (payout.kind === 'operator') throw new Refusal('payout', 'payoutOfLine')
  return post({
    kind: 'payout.cancelled',
    key: `payout:${payout.id}:${key}`,
    postings: [
      { account: 'in_transit', amountCents: -payout.amountCents },
      { account: await accountOf(payout), amountCents: payout.amountCents },
    ],
    subject: { type: 'payout', id: payout.id },
    actorId: by.id,
    reversesId: payout.ledgerTransactionId,
  })
}

/** The wallet, or suspense when that is closed. A traveller cannot read the other entries of the reservation. */
async function accountOf({ ledgerTransactionId }: Payout) {
  const found = await queryRow<{ account: string }>(
    `select case when a.closed_at is null then a.code else 'suspense' end as account
     from ledger_entries e join ledger_accounts a on a.id = e.account_id
     where e.transaction_id = ? and a.balance_cents is not null`,
    [ledgerTransactionId]
  )
  return found!.account
}
