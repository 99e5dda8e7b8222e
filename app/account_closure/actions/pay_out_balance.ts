import { balanceOf } from '#app/ledger/ledger'
import { requestPayout } from '#app/payouts/actions/request_payout'
import type { BankAccount } from '#app/users/bank_account'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** Pays out the whole balance; the minimum does not apply. */
export async function payOutBalance(user: User, account: BankAccount | null) {
  const balanceCents = await balanceOf(user.wallet)
  if (balanceCents <= 0) throw new Refusal('balance', 'leaving.nothingOnBalance')

  return requestPayout(user, balanceCents, account, { minimumCents: 1 })
}
