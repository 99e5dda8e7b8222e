import type { HttpContext } from '@adonisjs/core/http'
import { looksAt } from '#app/people/looks/look'

export default class LooksController {
  async index({ inertia, tenant, user }: HttpContext) {
    const { worksCouncilOn: on, worksCouncilBy: by } = tenant
    return inertia.render('Tenant/Looks/Index', {
      looks: await looksAt(user),
      consent: on && by ? { on, by } : null,
    })
  }
}
