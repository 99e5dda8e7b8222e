import vine from '@vinejs/vine'

export const attachmentValidator = vine.create({ file: vine.file() })
