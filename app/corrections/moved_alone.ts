import type Correction from '#app/corrections/correction'
import { ALONE_CENTS } from '#app/corrections/correction_status'
import { timestamp } from '#app/shared/clock'
import { lock, queryRow } from '#app/shared/tenancy'
import { isNewStaff } from '#app/users/new_staff'
import type User from '#app/users/user'

/** Two at the same time would both see the old sum. */
export const lockMovedAlone = ({ id }: User) => lock('moved_alone', id)

/** Whether one person's corrections of this kind, on this day and in whatever direction, stay within what needs no second one. Nothing of who is new does. */
export async function mayMoveAlone({ kind, amountCents }: Correction, by: User) {
  if (isNewStaff(by)) return false
  await lockMovedAlone(by)
  const moved = await queryRow<{ cents: number }>('select moved_alone(?, ?, ?) as cents', [
    kind,
    by.id,
    timestamp(),
  ])
  return moved!.cents + Math.abs(amountCents) <= ALONE_CENTS
}
