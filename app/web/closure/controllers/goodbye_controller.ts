import type { HttpContext } from '@adonisjs/core/http'
import type { Receipt } from '#app/web/closure/receipt'

export default class GoodbyeController {
  async show({ inertia, response, session }: HttpContext) {
    const receipt = session.get('goodbye') as Receipt | undefined
    if (!receipt) return response.redirect().toRoute('welcome')

    return inertia.render('Public/Goodbye', { receipt })
  }
}
