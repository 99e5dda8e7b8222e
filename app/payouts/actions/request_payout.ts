import { audit } from '#app/audit/audit'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { InsufficientFunds, balanceOf, post } from '#app/ledger/ledger'
import Payout from '#app/payouts/payout'
import { broadcastPayoutMoved } from '#app/payouts/broadcast_payout'
import { now } from '#app/shared/clock'
import { newReference } from '#app/shared/reference'
import { Refusal } from '#app/shared/refusal'
import { queryRow } from '#app/shared/tenancy'
import { saveBankAccount } from '#app/users/actions/save_bank_account'
import { type BankAccount, payoutWaitsUntil } from '#app/users/bank_account'
import User from '#app/users/user'

export const MINIMUM_PAYOUT_CENTS = 5_00

/**
 * Copies the bank account, so that a later change does not move this payment. A payout to a changed account waits.
 * The minimum does not apply when closing an account.
 */
export async function requestPayout(
  { id }: Pick<User, 'id'>,
  amountCents: number,
  account: BankAccount | null = null,
  { minimumCents }: { minimumCents: number } = { minimumCents: MINIMUM_PAYOUT_CENTS }
) {
  if (amountCents < minimumCents) throw new Refusal('amountCents', 'belowMinimumPayout')
  // Without this lock two requests at once would both see the old balance.
  const user = await User.lock(id)
  if (account) await saveBankAccount(user, account, user)
  if (!user.ibanEncrypted || !user.ibanHolderEncrypted) throw new Refusal('iban', 'iban.missing')
  if ((await balanceOf(user.wallet)) < amountCents)
    throw new Refusal('amountCents', 'moreThanBalance')

  const payoutId = (await queryRow<{ id: number }>(
    "select nextval(pg_get_serial_sequence('payouts', 'id')) as id"
  ))!.id
  const ledgerTransactionId = await reserve(user, payoutId, amountCents)
  const payout = await Payout.create({
    id: payoutId,
    reference: newReference('PAY'),
    tenantId: user.tenantId,
    userId: user.id,
    amountCents,
    ibanEncrypted: user.ibanEncrypted,
    holderEncrypted: user.ibanHolderEncrypted,
    ibanLast4: user.ibanLast4!,
    status: 'requested',
    notBefore: payoutWaitsUntil(user),
    ledgerTransactionId,
    createdAt: now(),
  })
  await audit('payout.requested', payout.auditSubject, user, { amount: amountCents })
  await sendEmail(recipientOf(user), 'payout_requested', { amountCents, last4: payout.ibanLast4 })
  broadcastPayoutMoved(payout)
  return payout
}

async function reserve(user: User, payoutId: number, amountCents: number) {
  try {
    return await post({
      kind: 'payout.requested',
      key: `payout:${payoutId}`,
      postings: [
        { account: user.wallet, amountCents: -amountCents },
        { account: 'in_transit', amountCents },
      ],
      subject: { type: 'payout', id: payoutId },
      actorId: user.id,
    })
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('amountCents', 'moreThanBalance')
    throw error
  }
}
