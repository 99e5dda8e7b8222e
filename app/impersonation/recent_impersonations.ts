import Impersonation from '#app/impersonation/impersonation'
import type User from '#app/users/user'

const SHOWN = 20

/** Who of our staff viewed this person's pages and why, latest first. */
export const recentImpersonations = (user: User) =>
  Impersonation.query()
    .where({ tenant_id: user.tenantId, user_id: user.id })
    .orderBy('id', 'desc')
    .limit(SHOWN)

/** The viewing that a staff member's browser session speaks of. */
export const impersonationBy = (staff: User, publicId: string) =>
  Impersonation.query().where({ staff_id: staff.id, public_id: publicId }).preload('user').first()
