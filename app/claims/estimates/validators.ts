import vine from '@vinejs/vine'

export const estimateValidator = vine.create({
  file: vine.file(),
  dayFirst: vine.boolean().optional(),
  keep: vine.boolean().optional(),
})
