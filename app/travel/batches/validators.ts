import vine from '@vinejs/vine'

export const uploadValidator = vine.create({
  file: vine.file(),
  /** Chosen by the page, for files that come together. */
  groupId: vine.string().uuid().nullable().optional(),
  /** Imports as soon as the plan holds nothing that the uploader should see first. */
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
  /** Of the files that came with it, all that ask the same. */
  forAll: vine.boolean().optional(),
})
