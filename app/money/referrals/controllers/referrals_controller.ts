import type { HttpContext } from '@adonisjs/core/http'
import { REFERRAL_CODE, referralCodeIn } from '#app/money/referrals/referral_code'

export default class ReferralsController {
  /** The answer is the same for every code, so that nobody can test codes. */
  async show({ params, response, session }: HttpContext) {
    const code = referralCodeIn(params.code)
    if (code) session.put(REFERRAL_CODE, code)
    return response.redirect('/onboarding/personal-information')
  }
}
