import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { reason, whole } from '#app/platform/shared/rules'

const notZero = vine.createRule((value: unknown, _, field: FieldContext) => {
  if (value === 0) field.report('Enter an amount other than zero', 'notZero', field)
})

const MOST_CENTS = 10_000_00

/** Below zero takes from the balance. */
export const correctionValidator = vine.create({
  amountCents: whole().min(-MOST_CENTS).max(MOST_CENTS).use(notZero()),
  reason: reason(),
})
