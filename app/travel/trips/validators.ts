import vine from '@vinejs/vine'
import { cents, line, optionalLine } from '#app/platform/shared/rules'
import { TAP_READINGS } from '#app/travel/trips/isomorphic/tap_reading'
import { FARE_ORIGINS } from '#app/travel/trips/fare_origin'
import { PURPOSES } from '#app/travel/trips/purpose'

export const overrideTripValidator = vine.create({
  operator: line(40, 0).optional(),
  fareCents: cents(100_000).optional(),
  fareOrigin: vine.enum(FARE_ORIGINS).optional().requiredIfExists('fareCents'),
  /** Whether both of two trips at one gate were the traveller's own. */
  isDouble: vine.boolean().optional(),
  tapReading: vine.enum(TAP_READINGS).optional(),
  purpose: vine.enum(PURPOSES).optional(),
  note: optionalLine(200),
})
