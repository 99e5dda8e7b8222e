import type { HttpContext } from '@adonisjs/core/http'
import { REFERRAL_CODE, referralCodeIn } from '#app/referrals/referral_code'

export default class ReferralsController {
  /** Whether anyone has this code is not told here: the answer is the same for every address. */
  async show({ params, response, session }: HttpContext) {
    const code = referralCodeIn(params.code)
    if (code) session.put(REFERRAL_CODE, code)
    return response.redirect('/onboarding/personal-information')
  }
}
