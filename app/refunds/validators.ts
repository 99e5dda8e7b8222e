import vine from '@vinejs/vine'

export const refundValidator = vine.create({
  amountCents: vine.number().withoutDecimals().min(1).max(1_000_000),
  receivedOn: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  statementReference: vine.string().trim().minLength(3).maxLength(60),
})
