import { cents } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Correction from '#app/money/adjustments/correction'
import { FOUR_EYES_ABOVE_CENTS } from '#app/money/adjustments/correction_status'
import { timestamp } from '#app/platform/shared/clock'
import { lock } from '#app/platform/shared/execute'
import { isNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** Two at the same time would both see the old sum. */
export const lockMovedAlone = ({ id }: User) => lock('moved_alone', id)

/** Whether one's corrections of this kind and day, in both directions, stay within the limit; never for new staff. */
export async function mayMoveAlone({ kind, amountCents }: Correction, by: User) {
  if (isNewStaff(by)) return false
  await lockMovedAlone(by)
  const moved = await readRow({ cents: cents('moved_alone(?, ?, ?)') }, '', [kind, by.id, timestamp()])
  return moved!.cents + Math.abs(amountCents) <= FOUR_EYES_ABOVE_CENTS
}
