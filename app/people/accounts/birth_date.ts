import { DateTime } from 'luxon'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'

/** The minimum age to agree to our terms without a parent (AVG, article 8). */
export const MINIMUM_AGE = 16

const isPossible = (day: string) => DateTime.fromISO(day).isValid && day >= '1900-01-01' && day <= today()

const isOldEnough = (day: string) => day <= DateTime.fromISO(today()).minus({ years: MINIMUM_AGE }).toISODate()!

/** Throws a Refusal for an impossible date and for anyone below the minimum age. */
export function checkBirthDate(day: string) {
  if (!isPossible(day)) throw new Refusal('birthOn', 'birthDateWrong')
  if (!isOldEnough(day)) throw new Refusal('birthOn', 'tooYoung', { age: MINIMUM_AGE })
}
