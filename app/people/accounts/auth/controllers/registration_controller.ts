import type { HttpContext } from '@adonisjs/core/http'
import { register } from '#app/people/accounts/auth/actions/register'
import { throttle } from '#app/people/accounts/auth/throttle'
import { registrationValidator } from '#app/people/accounts/auth/validators'
import { MINIMUM_AGE, checkBirthDate } from '#app/people/accounts/birth_date'
import { assignEstimate } from '#app/claims/estimates/actions/assign_estimate'
import { waitingCentsIn, waitingCentsOf } from '#app/claims/estimates/waiting_cents'
import { estimateProps } from '#app/claims/estimates/estimate_props'
import { ESTIMATE_TOKEN } from '#app/claims/estimates/estimate_token'
import { REFERRAL_CODE } from '#app/money/referrals/referral_code'
import { takingAtLeast } from '#app/platform/shared/constant_time'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import Tenant from '#app/people/tenants/tenant'

/** Milliseconds; longer than creating an account or mailing the owner of a known one. */
const LONGER_THAN_EITHER = 300

export default class RegistrationController {
  async create({ auth, inertia, response, session }: HttpContext) {
    if (auth.user) return response.redirect('/onboarding')
    return inertia.render('User/Onboarding/PersonalInformation', {
      minimumAge: MINIMUM_AGE,
      kept: await estimateProps(session.get(ESTIMATE_TOKEN)),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const given = await request.validateUsing(registrationValidator)
    checkBirthDate(given.birthOn)
    await throttle('register', [request.ip(), given.email.toLowerCase()], 'email')

    // The token stays in the session, so that a known address and a new one look the same.
    const estimate = session.get(ESTIMATE_TOKEN)
    const user = await takingAtLeast(LONGER_THAN_EITHER, async () => {
      const created = await register(await Tenant.house(), given, {
        locale: localeOf(ctx),
        waitingCents: (owner) => (owner ? waitingCentsOf(owner) : waitingCentsIn(estimate)),
      })
      if (created) await assignEstimate(estimate, created)
      return created
    })
    session.put('registered', {
      email: given.email,
      publicId: user?.publicId ?? null,
      referralCode: session.pull(REFERRAL_CODE, null),
    })
    session.regenerate()
    return response.redirect('/verify-email')
  }
}
