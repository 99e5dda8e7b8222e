import vine from '@vinejs/vine'
import { today } from '#app/shared/clock'
import { cents, isoDay } from '#app/shared/rules'

export const refundValidator = vine.create({
  amountCents: cents(1_000_000),
  receivedOn: isoDay({ earliest: '2010-01-01', latest: today }),
  statementReference: vine.string().trim().minLength(3).maxLength(60),
})
