import vine from '@vinejs/vine'
import { text } from '#app/platform/shared/rules'

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

export const cardAssignmentsValidator = vine.create({
  cards: vine
    .array(vine.object({ cardId: vine.string().uuid(), userId: vine.string().uuid() }))
    .minLength(1)
    .maxLength(2_000)
    .distinct('cardId'),
})

export const cardListValidator = vine.create({
  list: text(200_000),
})
