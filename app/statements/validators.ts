import vine from '@vinejs/vine'
import { optionalText } from '#app/shared/rules'

/** The size is checked where it is stored, with a sentence of its own. */
export const statementFileValidator = vine.create({
  file: vine.file({ size: '60mb' }),
})

export const setAsideValidator = vine.create({
  note: optionalText(500),
})
