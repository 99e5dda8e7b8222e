import { decrypt } from '#app/platform/encryption/encrypt'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { InsufficientFunds, balanceOf, post } from '#app/money/ledger/ledger'
import { createPayout } from '#app/money/payouts/create_payout'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import { saveBankAccount } from '#app/people/accounts/actions/save_bank_account'
import { type BankAccount, payoutWaitsUntil } from '#app/people/accounts/bank_account'
import User from '#app/people/accounts/user'

export const MINIMUM_PAYOUT_CENTS = 5_00

/** Throws a Refusal for an account that sent a payment back. The minimum does not apply when closing an account. */
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
  if (user.ibanReturnedAt) throw new Refusal('iban', 'iban.returned')
  if ((await balanceOf(user.wallet)) < amountCents) throw new Refusal('amountCents', 'moreThanBalance')

  const [payoutId] = await nextIds('payouts', 1)
  const ledgerTransactionId = await reserve(payoutId, user.wallet, amountCents, user)
  const payout = await createPayout(
    {
      id: payoutId,
      kind: 'traveller',
      tenantId: user.tenantId,
      userId: user.id,
      amountCents,
      iban: decrypt(user.ibanEncrypted, 'iban'),
      holder: decrypt(user.ibanHolderEncrypted, 'holder'),
      owner: user,
      notBefore: payoutWaitsUntil(user),
      ledgerTransactionId,
    },
    user
  )
  await sendEmail(recipientOf(user), 'payout_requested', { amountCents, last4: payout.ibanLast4 })
  return payout
}

/** Throws a Refusal when the wallet holds less. */
export async function reserve(payoutId: number, wallet: string, amountCents: number, by: User) {
  try {
    return await post({
      kind: 'payout.requested',
      key: `payout:${payoutId}`,
      postings: [
        { account: wallet, amountCents: -amountCents },
        { account: 'in_transit', amountCents },
      ],
      subject: { type: 'payout', id: payoutId },
      actorId: by.id,
    })
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('amountCents', 'moreThanBalance')
    throw error
  }
}
