import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { reason, whole } from '#app/platform/shared/rules'

const notZero = vine.createRule((value: unknown, _, field: FieldContext) => {
  if (value === 0) field.report('Enter an amount other than zero', 'notZero', field)
})

const MAX_CENTS = 10_000_00

export const correctionValidator = vine.create({
  amountCents: whole().min(-MAX_CENTS).max(MAX_CENTS).use(notZero()),
  reason: reason(),
})
