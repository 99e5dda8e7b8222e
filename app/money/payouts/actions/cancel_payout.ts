import { post } from '#app/money/ledger/ledger'
import Payout from '#app/money/payouts/payout'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export async function cancelPayout({ id }: Pick<Payout, 'id'>, by: User) {
  const payout = await Payout.lock(id)
  payout.assertCanMove('cancelled')
  await releaseReservation(payout, 'cancelled', by)
  return payout.moveTo('cancelled', { by })
}

/** Needs the payout locked. What goes back to an operator is released where it was matched. */
export function releaseReservation(payout: Payout, key: string, by: User | null) {
  if (payout.kind === 'operator') throw new Refusal('payout', 'payoutOfLine')
  return post({
    kind: 'payout.cancelled',
    key: `payout:${payout.id}:${key}`,
    subject: { type: 'payout', id: payout.id },
    actorId: by?.id,
    reversesId: payout.ledgerTransactionId,
  })
}
