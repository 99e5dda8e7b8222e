import type { HttpContext } from '@adonisjs/core/http'
import { adoptEstimate } from '#app/claims/estimates/actions/adopt_estimate'
import { ESTIMATE_TOKEN } from '#app/claims/estimates/estimate_token'

export default class AdoptionsController {
  async store({ user, response, session, notify }: HttpContext) {
    const token = session.pull(ESTIMATE_TOKEN) as string | undefined
    const batch = token ? await adoptEstimate(user, token) : null
    if (batch) return response.redirect().toRoute('batches.claims.create', [batch.publicId])
    notify('fileNotKept', {}, 'info')
    return response.redirect().toRoute('home.show')
  }
}
