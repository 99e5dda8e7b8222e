import type { HttpContext } from '@adonisjs/core/http'
import { homePath } from '#app/people/accounts/auth/home_path'
import Tenant from '#app/people/tenants/tenant'

export default class MembersController {
  async index({ user, response }: HttpContext) {
    const tenant = await Tenant.findOrFail(user.tenantId)
    if (tenant.isHouse) return response.redirect(homePath(user))
    return response.redirect().toRoute('tenant.members.index', [tenant.slug])
  }
}
