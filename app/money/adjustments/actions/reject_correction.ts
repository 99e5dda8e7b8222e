import Correction from '#app/money/adjustments/correction'
import { now } from '#app/platform/shared/clock'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

export async function rejectCorrection({ id }: Pick<Correction, 'id'>, by: User) {
  const correction = await Correction.lock(id)
  refuseNewStaff(by, 'correction')
  return correction.moveTo('rejected', { by, set: { decidedById: by.id, decidedAt: now() } })
}
