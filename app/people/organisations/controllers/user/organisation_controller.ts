import type { HttpContext } from '@adonisjs/core/http'
import Tenant from '#app/people/tenants/tenant'

export default class OrganisationController {
  async show({ user, response }: HttpContext) {
    const tenant = await Tenant.findOrFail(user.tenantId)
    if (tenant.isHouse) return response.redirect().toRoute('home.show')
    return response.redirect().toRoute('tenant.home.show', [tenant.slug])
  }
}
