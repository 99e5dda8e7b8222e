import vine from '@vinejs/vine'
import { reason } from '#app/shared/rules'

const MOST_CENTS = 10_000_00

/** Below zero takes from the balance. */
export const correctionValidator = vine.create({
  amountCents: vine.number().withoutDecimals().min(-MOST_CENTS).max(MOST_CENTS).notIn([0]),
  reason: reason(),
})
