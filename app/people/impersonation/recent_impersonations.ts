import Impersonation from '#app/people/impersonation/impersonation'
import type User from '#app/people/accounts/user'

const SHOWN = 20

export const recentImpersonations = (user: User) => Impersonation.ownedBy(user).orderBy('id', 'desc').limit(SHOWN)

/** By the public id in the browser session of the staff member. */
export const impersonationBy = (staff: User, publicId: string) =>
  Impersonation.query().where({ staff_id: staff.id, public_id: publicId }).preload('user').first()
