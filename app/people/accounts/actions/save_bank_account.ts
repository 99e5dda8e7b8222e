import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { blindIndex, decrypt, encrypt } from '#app/platform/encryption/encrypt'
import { type BankAccount, paidFrom } from '#app/people/accounts/bank_account'
import { ibanProblem, plainIban } from '#app/people/accounts/isomorphic/iban'
import type User from '#app/people/accounts/user'

/** Replacing an account sends an email and delays payouts, so that a thief gains nothing quickly. */
export async function saveBankAccount(user: User, { iban, holder }: BankAccount, by: User) {
  const problem = ibanProblem(iban)
  if (problem) throw new Refusal('iban', `iban.${problem}`)

  const plain = plainIban(iban)
  const old = user.ibanEncrypted && decrypt(user.ibanEncrypted, 'iban')
  const oldHolder = user.ibanHolderEncrypted && decrypt(user.ibanHolderEncrypted, 'holder')
  if (old === plain && oldHolder === holder) return

  const isReplaced = old !== null && old !== plain
  await user
    .merge({
      ibanEncrypted: encrypt(plain, 'iban'),
      ibanHolderEncrypted: encrypt(holder, 'holder'),
      ibanIndex: blindIndex(plain),
      ibanLast4: plain.slice(-4),
      // An account that sent a payment back stays refused until it is another.
      ...(old === plain ? {} : { ibanReturnedAt: null }),
      ...(isReplaced ? { ibanChangedAt: now() } : {}),
    })
    .save()
  await record('user.iban_changed', user.subject, by, { iban: '[redacted]', holder: '[redacted]' })
  if (isReplaced) {
    const values = { last4: plain.slice(-4), paidFrom: paidFrom(now()).toISO()! }
    await sendEmail(recipientOf(user), 'iban_changed', values)
  }
}
