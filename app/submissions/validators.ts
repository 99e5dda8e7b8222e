import vine from '@vinejs/vine'

export const submissionValidator = vine.create({
  /** A slug. */
  operator: vine.string().trim().maxLength(40),
})
