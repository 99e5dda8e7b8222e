import type { HttpContext } from '@adonisjs/core/http'
import { homePath } from '#app/auth/home_path'
import { endImpersonation } from '#app/impersonation/actions/end_impersonation'
import { VIEWING } from '#app/http/middleware/as_viewer'
import { impersonationBy } from '#app/impersonation/impersonations_of'
import { widenToStaff } from '#app/shared/scope'

/** The viewing that this browser session is in. */
export default class ImpersonationController {
  async destroy({ auth, response, session, notify }: HttpContext) {
    const staff = auth.user!
    const id = session.pull(VIEWING)
    if (typeof id !== 'string' || !staff.isStaff) return response.redirect(homePath(staff))

    await widenToStaff()
    const impersonation = await impersonationBy(staff, id)
    if (!impersonation) return response.redirect(homePath(staff))
    await endImpersonation(impersonation, staff)

    notify('viewingEnded')
    return response.redirect().toRoute('admin.users.show', [impersonation.user.publicId])
  }
}
