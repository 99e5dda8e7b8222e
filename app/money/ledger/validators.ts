import vine from '@vinejs/vine'
import { today } from '#app/platform/shared/clock'
import { isoDay } from '#app/platform/shared/rules'

export const proofValidator = vine.create({
  day: isoDay({ earliest: '2010-01-01', latest: today }).optional(),
})
