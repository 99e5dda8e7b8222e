import vine from '@vinejs/vine'

export const uploadValidator = vine.create({
  file: vine.file(),
  cardId: vine.string().uuid().nullable().optional(),
  dayFirst: vine.boolean().nullable().optional(),
})
