import { cents } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import Expense, { FOUR_EYES_ABOVE_CENTS } from '#app/money/expenses/expense'
import { balanceOf, post } from '#app/money/ledger/ledger'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { now, timestamp } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import User from '#app/people/accounts/user'

/** Where the money went: on its way to the bank, on the balance, or against what the person owed. */
export type ReimbursedTo = 'account' | 'balance' | 'debt'

export async function reimburseExpense({ id, userId }: Pick<Expense, 'id' | 'userId'>, by: User) {
  // An erasure, too, locks the person before their expenses.
  const user = await User.lock(userId)
  const expense = await Expense.lock(id)
  await refuse(expense, by)
  expense.assertCanMove('reimbursed', 'expense')

  const ledgerTransactionId = await credit(expense, user, by)
  const { payout, to } = await payOut(expense, user)
  await expense.moveTo('reimbursed', {
    by,
    set: {
      ledgerTransactionId,
      reimbursedById: by.id,
      reimbursedAt: now(),
      payoutId: payout?.id ?? null,
    },
    audit: { amount: expense.amountCents },
  })

  const { reference, amountCents } = expense
  const last4 = user.ibanLast4 ?? ''
  await sendEmail(recipientOf(user), 'expense_reimbursed', { reference, amountCents, to, last4 })
  return expense
}

async function refuse(expense: Expense, by: User) {
  refuseNewStaff(by, 'expense')
  if (expense.userId === by.id) throw new Refusal('expense', 'expense.own')
  if (expense.decidedById !== by.id) return
  await lock('moved_alone', by.id)
  const moved = await readRow({ cents: cents("moved_alone('expense', ?, ?)") }, '', [by.id, timestamp()])
  if (expense.needsTwoPeople || moved!.cents + expense.amountCents > FOUR_EYES_ABOVE_CENTS) {
    throw new Refusal('expense', 'expense.approver')
  }
}

const credit = ({ id, amountCents }: Expense, user: User, by: User) =>
  post({
    kind: 'expense.reimbursed',
    key: `expense:${id}:reimbursed`,
    postings: [
      { account: 'expenses', amountCents: -amountCents },
      { account: user.wallet, amountCents },
    ],
    subject: { type: 'expense', id },
    actorId: by.id,
  })

/** Someone who was overpaid gets what is left of it. */
async function payOut({ amountCents }: Expense, user: User) {
  const payableCents = Math.min(amountCents, await balanceOf(user.wallet))
  if (payableCents <= 0) return { payout: null, to: 'debt' as ReimbursedTo }
  if (!user.ibanEncrypted) return { payout: null, to: 'balance' as ReimbursedTo }
  const payout = await requestPayout(user, payableCents, null, { minimumCents: 1 })
  return { payout, to: 'account' as ReimbursedTo }
}
