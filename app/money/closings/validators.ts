import vine from '@vinejs/vine'
import { isoDay } from '#app/platform/shared/rules'

/** The last day of a month. */
export const closingValidator = vine.create({ month: isoDay() })

export const monthValidator = vine.create({ month: isoDay().optional() })
