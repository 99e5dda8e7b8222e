import { audit } from '#app/audit/audit'
import { blindIndex, encrypt } from '#app/encryption/encrypt'
import { broadcastPayoutMoved } from '#app/payouts/broadcast_payout'
import Payout from '#app/payouts/payout'
import type { PayoutKind } from '#app/payouts/payout_kind'
import { now } from '#app/shared/clock'
import { newReference } from '#app/shared/reference'
import type { DateTime } from 'luxon'
import type User from '#app/users/user'

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
}

/** Copies the account, so that a later change does not move this payment. */
export async function createPayout({ iban, holder, ...reserved }: Reserved, by: User | null) {
  const payout = await Payout.create({
    ...reserved,
    reference: newReference('PAY'),
    ibanEncrypted: encrypt(iban, 'iban'),
    ibanIndex: blindIndex(iban),
    holderEncrypted: encrypt(holder, 'holder'),
    ibanLast4: iban.slice(-4),
    status: 'requested',
    createdAt: now(),
  })
  await audit('payout.requested', payout.auditSubject, by, { amount: reserved.amountCents })
  broadcastPayoutMoved(payout)
  return payout
}
