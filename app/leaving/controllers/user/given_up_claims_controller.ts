import type { HttpContext } from '@adonisjs/core/http'
import { giveUpClaims } from '#app/leaving/actions/give_up_claims'

/** Doing without the money that is still to come. */
export default class GivenUpClaimsController {
  async store({ auth, response, session, i18n }: HttpContext) {
    const count = await giveUpClaims(auth.user!)

    session.flash('notice', { kind: 'success', text: i18n.t('leaving.notices.givenUp', { count }) })
    return response.redirect().toRoute('leaving.show')
  }
}
