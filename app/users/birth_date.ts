import { DateTime } from 'luxon'
import { today } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'

/** The youngest who may agree to our terms by themselves (AVG, article 8). */
export const MINIMUM_AGE = 16

const isPossible = (day: string) =>
  DateTime.fromISO(day).isValid && day >= '1900-01-01' && day <= today()

const isOldEnough = (day: string) =>
  day <= DateTime.fromISO(today()).minus({ years: MINIMUM_AGE }).toISODate()!

/** Refuses a day that does not exist, or of someone who cannot be alive or is too young for our terms. */
export function checkBirthDate(day: string) {
  if (!isPossible(day)) throw new Refusal('birthOn', 'birthDateWrong')
  if (!isOldEnough(day)) throw new Refusal('birthOn', 'tooYoung', { age: MINIMUM_AGE })
}
