import Correction from '#app/corrections/correction'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

/** By whoever asked for it, while it waits for a second person. */
export async function withdrawCorrection({ id }: Pick<Correction, 'id'>, by: User) {
  const correction = await Correction.lock(id)
  return correction.moveTo('withdrawn', { by, set: { decidedById: by.id, decidedAt: now() } })
}
