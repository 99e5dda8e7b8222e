import vine from '@vinejs/vine'

/** The size is checked where it is stored, with a sentence of its own. */
export const statementFileValidator = vine.create({
  file: vine.file({ size: '60mb' }),
})

export const setAsideValidator = vine.create({
  note: vine.string().trim().maxLength(500).nullable().optional(),
})
