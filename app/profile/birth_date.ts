import { DateTime } from 'luxon'
import { today } from '#app/shared/clock'

/** The youngest who may agree to our terms by themselves (AVG, article 8). */
export const MINIMUM_AGE = 16

/** A day that exists, of someone who can be alive and is old enough. */
export const isPossibleBirthDate = (day: string) =>
  DateTime.fromISO(day).isValid && day >= '1900-01-01' && day <= today()

export const isOldEnough = (day: string) =>
  day <= DateTime.fromISO(today()).minus({ years: MINIMUM_AGE }).toISODate()!
