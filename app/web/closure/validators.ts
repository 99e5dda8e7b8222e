import vine from '@vinejs/vine'
import { accountHolder, iban } from '#app/platform/shared/rules'

export const payOutBalanceValidator = vine.create({
  iban: iban().nullable().optional(),
  holder: accountHolder().nullable().optional().requiredIfExists('iban'),
})

export const erasureValidator = vine.create({
  understood: vine.accepted(),
})
