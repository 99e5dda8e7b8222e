import { today } from '#app/platform/shared/clock'
import { isTargetDay } from '#app/platform/shared/target_days'
import { queryRow } from '#app/platform/shared/tenancy'
import { plusDays } from '#app/platform/shared/working_days'

/** Days on which banks work and that no statement covers, up to yesterday. */
export type MissingDays = { count: number; firstOn: string; lastOn: string }

/** Null while nothing is missing, or before the first statement of all. */
export async function missingDays(): Promise<MissingDays | null> {
  const found = await queryRow<{ untilOn: string | null }>(
    'select max(until_on)::text as "untilOn" from statements where completed_at is not null'
  )
  if (!found?.untilOn) return null
  const days: string[] = []
  for (let day = plusDays(found.untilOn, 1); day < today(); day = plusDays(day, 1)) {
    if (isTargetDay(day)) days.push(day)
  }
  return days.length === 0 ? null : { count: days.length, firstOn: days[0], lastOn: days.at(-1)! }
}
