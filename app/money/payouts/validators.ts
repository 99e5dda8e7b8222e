import vine from '@vinejs/vine'
import { PAYOUT_HOLDS } from '#app/money/payouts/payout_hold'
import { accountHolder, cents, iban, isoDay, line, reason, whole } from '#app/platform/shared/rules'

export const requestPayoutValidator = vine.create({
  amountCents: cents(10_000_000),
  iban: iban().nullable().optional(),
  holder: accountHolder().nullable().optional().requiredIfExists('iban'),
})

export const requestTenantPayoutValidator = vine.create({ amountCents: cents(10_000_000) })

export const payoutRunValidator = vine.create({
  executeOn: isoDay(),
})

export const releaseValidator = vine.create({ digest: line(64) })

export const clearanceValidator = vine.create({
  reasons: vine.array(vine.enum(PAYOUT_HOLDS)).minLength(1).maxLength(PAYOUT_HOLDS.length).distinct(),
  note: reason(),
})

export const rejectPayoutValidator = vine.create({ reason: reason() })

export const balancePageValidator = vine.create({
  before: whole().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
