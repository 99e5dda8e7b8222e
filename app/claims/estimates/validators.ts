import vine from '@vinejs/vine'

export const estimateValidator = vine.create({
  file: vine.file(),
  dayFirst: vine.boolean().optional(),
  /** The visitor agreed to have the file kept for a day. */
  keep: vine.boolean().optional(),
})
