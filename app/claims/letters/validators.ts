import vine from '@vinejs/vine'
import { isoDay, line, reason } from '#app/platform/shared/rules'

export const submissionValidator = vine.create({
  /** A slug. */
  operator: line(40, 0),
})

/** The day on which a letter was posted. */
export const postingValidator = vine.create({ postedOn: isoDay() })

/** Why a letter came back, as the mail server or the envelope says it. */
export const returnedLetterValidator = vine.create({ reason: reason() })
