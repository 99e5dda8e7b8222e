import vine from '@vinejs/vine'
import { isoDay, line, reason, text } from '#app/platform/shared/rules'
import { referencesRule } from '#app/claims/decisions/validators'

export const letterValidator = vine.create({
  /** A slug. */
  operator: line(40, 0),
})

export const postingValidator = vine.create({ postedOn: isoDay() })

export const returnedLetterValidator = vine.create({ reason: reason() })

export const chosenClaimsValidator = vine.create({
  claims: vine.string().maxLength(4_000),
})

export const objectionValidator = vine.create({
  claims: referencesRule(),
  argument: text(4_000, 20),
})
