import vine from '@vinejs/vine'
import { page } from '#app/shared/rules'
import { IRREGULARITIES } from '#app/trips/irregularity'
import { MODES } from '#app/trips/mode'
import { TRIP_STATUSES } from '#app/trips/trip_status'

export const TRIP_SORTS = ['newest', 'oldest', 'fare'] as const

export const tripListValidator = vine.create({
  status: vine.enum(TRIP_STATUSES).optional(),
  irregularity: vine.enum(IRREGULARITIES).optional(),
  mode: vine.enum(MODES).optional(),
  operator: vine
    .string()
    .regex(/^[a-z-]{2,40}$/)
    .optional(),
  q: vine.string().trim().maxLength(100).optional(),
  sort: vine.enum(TRIP_SORTS).optional(),
  page: page().optional(),
})
