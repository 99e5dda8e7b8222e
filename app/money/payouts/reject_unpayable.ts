import { releaseReservation } from '#app/money/payouts/actions/cancel_payout'
import { requestBankAccount } from '#app/money/payouts/request_bank_account'
import type { PaymentProblem } from '#app/money/payouts/pain_001'
import type Payout from '#app/money/payouts/payout'
import type User from '#app/people/accounts/user'

/** Needs the run and the payout locked. Credits back a payment for which a bank would refuse the whole file. */
export async function rejectUnpayable(payout: Payout, problem: PaymentProblem, by: User) {
  await releaseReservation(payout, 'rejected', by)
  await payout.moveTo('requested', { by, set: { payoutRunId: null }, audit: null })
  await payout.moveTo('rejected', {
    by,
    set: { bankReason: problem === 'iban' ? 'AC01' : 'AG01', rejectedById: by.id },
    audit: { problem },
  })
  await requestBankAccount(payout, 'AC01')
}
