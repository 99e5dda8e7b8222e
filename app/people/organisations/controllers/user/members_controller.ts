import type { HttpContext } from '@adonisjs/core/http'
import { homePath } from '#app/people/accounts/auth/home_path'
import Tenant from '#app/people/tenants/tenant'

export default class MembersController {
  async index({ auth, response }: HttpContext) {
    const tenant = await Tenant.findOrFail(auth.user!.tenantId)
    if (tenant.isHouse) return response.redirect(homePath(auth.user!))
    return response.redirect().toRoute('tenant.members.index', [tenant.slug])
  }
}
