import { day, orNull } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { today } from '#app/platform/shared/clock'
import { isTargetDay } from '#app/platform/shared/target_days'
import { plusDays } from '#app/platform/shared/working_days'

export type MissingDays = { count: number; firstOn: string; lastOn: string }

/** Null while nothing is missing, or before the first statement of all. */
export async function missingDays(): Promise<MissingDays | null> {
  const found = await readRow(
    { untilOn: orNull(day('max(until_on)')) },
    'from statements where completed_at is not null'
  )
  if (!found?.untilOn) return null
  const days: string[] = []
  const until = today()
  for (let date = plusDays(found.untilOn, 1); date < until; date = plusDays(date, 1)) {
    if (isTargetDay(date)) days.push(date)
  }
  return days.length === 0 ? null : { count: days.length, firstOn: days[0], lastOn: days.at(-1)! }
}
