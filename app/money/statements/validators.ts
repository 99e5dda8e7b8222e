import vine from '@vinejs/vine'
import { line, optionalText, reason, whole } from '#app/platform/shared/rules'

/** The size is checked where it is stored, with a sentence of its own. */
export const statementFileValidator = vine.create({
  file: vine.file({ size: '60mb' }),
})

export const setAsideValidator = vine.create({
  note: optionalText(500),
  next: vine.boolean().optional(),
})

/** The reference of the line that the entry is; nothing for another line. */
export const answerValidator = vine.create({
  position: whole().min(1).max(100_000_000),
  same: line(20, 0).toUpperCase().nullable(),
})

export const withdrawalValidator = vine.create({ reason: reason() })
