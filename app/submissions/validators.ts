import vine from '@vinejs/vine'
import { line } from '#app/shared/rules'

export const submissionValidator = vine.create({
  /** A slug. */
  operator: line(40, 0),
})
