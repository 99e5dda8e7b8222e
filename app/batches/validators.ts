import vine from '@vinejs/vine'
import { page } from '#app/shared/rules'
import { DISPOSITIONS } from '#app/batches/disposition'

export const uploadValidator = vine.create({
  file: vine.file(),
  cardId: vine.string().uuid().nullable().optional(),
  dayFirst: vine.boolean().nullable().optional(),
})

export const batchRowsValidator = vine.create({
  disposition: vine.enum(DISPOSITIONS).optional(),
  page: page().optional(),
})
