import { balanceOf } from '#app/money/ledger/ledger'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import type { BankAccount } from '#app/people/accounts/bank_account'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export async function payOutBalance(user: User, account: BankAccount | null) {
  const balanceCents = await balanceOf(user.wallet)
  if (balanceCents <= 0) throw new Refusal('balance', 'leaving.nothingOnBalance')

  return requestPayout(user, balanceCents, account, { minimumCents: 1 })
}
