import type { HttpContext } from '@adonisjs/core/http'
import { homePath } from '#app/people/accounts/auth/home_path'
import { endImpersonation } from '#app/people/impersonation/actions/end_impersonation'
import { IMPERSONATION_KEY } from '#app/web/http/middleware/impersonation'
import { impersonationBy } from '#app/people/impersonation/recent_impersonations'
import { escalateToStaff } from '#app/platform/shared/tenancy'

export default class ImpersonationController {
  async destroy({ user, response, session, notify }: HttpContext) {
    const staff = user
    const id = session.pull(IMPERSONATION_KEY)
    if (typeof id !== 'string' || !staff.isStaff) return response.redirect(homePath(staff))

    await escalateToStaff()
    const impersonation = await impersonationBy(staff, id)
    if (!impersonation) return response.redirect(homePath(staff))
    await endImpersonation(impersonation, staff)

    notify('viewingEnded')
    return response.redirect().toRoute('admin.users.show', [impersonation.user.publicId])
  }
}
