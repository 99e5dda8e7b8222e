import { now } from '#app/platform/shared/clock'

/** What was read at a source longer ago has to be read again, and is not said as a fact. */
export const MONTHS_TO_CHECK = 12

export const isRecent = (checkedOn: string | null) =>
  checkedOn !== null && checkedOn >= now().minus({ months: MONTHS_TO_CHECK }).toISODate()!
