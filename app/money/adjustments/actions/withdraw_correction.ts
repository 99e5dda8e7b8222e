import Correction from '#app/money/adjustments/correction'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

export async function withdrawCorrection({ id }: Pick<Correction, 'id'>, by: User) {
  const correction = await Correction.lock(id)
  return correction.moveTo('withdrawn', { by, set: { decidedById: by.id, decidedAt: now() } })
}
