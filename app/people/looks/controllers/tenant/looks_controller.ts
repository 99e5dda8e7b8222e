import type { HttpContext } from '@adonisjs/core/http'
import { looksAt } from '#app/people/looks/look'

export default class LooksController {
  async index({ inertia, user }: HttpContext) {
    return inertia.render('Tenant/Looks/Index', { looks: await looksAt(user) })
  }
}
