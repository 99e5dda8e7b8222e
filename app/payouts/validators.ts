import vine from '@vinejs/vine'

export const requestPayoutValidator = vine.create({
  amountCents: vine.number().withoutDecimals().min(1).max(10_000_000),
  iban: vine.string().trim().maxLength(42).nullable().optional(),
  holder: vine.string().trim().maxLength(70).nullable().optional().requiredIfExists('iban'),
})

export const payoutRunValidator = vine.create({
  executeOn: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
})
