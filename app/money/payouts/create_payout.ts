import { record } from '#app/messages/events/record'
import { blindIndex, encrypt } from '#app/platform/encryption/encrypt'
import { type Person, isSameHolder } from '#app/money/payouts/is_same_holder'
import { payeeVerification } from '#app/money/payouts/payee_verification'
import Payout from '#app/money/payouts/payout'
import type { PayoutKind } from '#app/money/payouts/payout_kind'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { newReference } from '#app/platform/shared/reference'
import type { DateTime } from 'luxon'
import type User from '#app/people/accounts/user'

type Reserved = {
  id: number
  kind: PayoutKind
  tenantId: number
  userId?: number
  lineId?: number
  amountCents: number
  iban: string
  holder: string
  notBefore?: DateTime | null
  /** What moved the amount to `in_transit`; the database compares the two. */
  ledgerTransactionId: number
  /** Whose account it should be; organisations have accounts in names of their own. */
  owner?: Person
}

/** Copies the account, so that a later change does not move this payment. */
export async function createPayout({ iban, holder, owner, ...reserved }: Reserved, by: User | null) {
  const isVerified = reserved.kind !== 'operator' && payeeVerification() !== null
  const payout = await Payout.create({
    ...reserved,
    reference: newReference('PAY'),
    ibanEncrypted: encrypt(iban, 'iban'),
    ibanIndex: blindIndex(iban),
    holderEncrypted: encrypt(holder, 'holder'),
    ibanLast4: iban.slice(-4),
    hasOtherName: owner !== undefined && !isSameHolder(holder, owner),
    payeeAnswer: isVerified ? 'pending' : null,
    status: 'requested',
    createdAt: now(),
  })
  if (isVerified) await enqueue('verify_payees', {})
  await record('payout.requested', payout, by, { amount: reserved.amountCents })
  return payout
}
