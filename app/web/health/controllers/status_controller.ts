import type { HttpContext } from '@adonisjs/core/http'
import { serviceStatus } from '#app/web/health/service_status'

export default class StatusController {
  async show({ inertia }: HttpContext) {
    return inertia.render('Public/Status', { status: await serviceStatus() })
  }
}
