import vine from '@vinejs/vine'

export const uploadValidator = vine.create({
  file: vine.file(),
  groupId: vine.string().uuid().nullable().optional(),
  autoImport: vine.boolean().optional(),
})

const CARD_OR_OTHER = /^(other|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

export const answerValidator = vine.create({
  dayFirst: vine.boolean().optional(),
  /** `other`: a card that is not known yet, by its last digits. */
  cardId: vine.string().regex(CARD_OR_OTHER).optional(),
  newCardLast4: vine
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  forAll: vine.boolean().optional(),
})
