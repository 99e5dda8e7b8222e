import vine from '@vinejs/vine'
import { accountHolder, cents, iban, isoDay, reason } from '#app/shared/rules'

export const requestPayoutValidator = vine.create({
  amountCents: cents(10_000_000),
  iban: iban().nullable().optional(),
  holder: accountHolder().nullable().optional().requiredIfExists('iban'),
})

export const payoutRunValidator = vine.create({
  executeOn: isoDay(),
})

export const rejectPayoutValidator = vine.create({ reason: reason() })
