import vine from '@vinejs/vine'
import { cents, isoDay } from '#app/shared/rules'

export const requestPayoutValidator = vine.create({
  amountCents: cents(10_000_000),
  iban: vine.string().trim().maxLength(42).nullable().optional(),
  holder: vine.string().trim().maxLength(70).nullable().optional().requiredIfExists('iban'),
})

export const payoutRunValidator = vine.create({
  executeOn: isoDay(),
})
