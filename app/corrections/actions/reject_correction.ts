import Correction from '#app/corrections/correction'
import { now } from '#app/shared/clock'
import { refuseNewStaff } from '#app/users/new_staff'
import type User from '#app/users/user'

export async function rejectCorrection({ id }: Pick<Correction, 'id'>, by: User) {
  const correction = await Correction.lock(id)
  refuseNewStaff(by, 'correction')
  return correction.moveTo('rejected', { by, set: { decidedById: by.id, decidedAt: now() } })
}
