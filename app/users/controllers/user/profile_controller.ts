import type { HttpContext } from '@adonisjs/core/http'
import { emailPreferencesOf } from '#app/emails/preferences'
import { recentImpersonations } from '#app/impersonation/recent_impersonations'
import ImpersonationTransformer from '#app/impersonation/transformers/impersonation_transformer'
import { mandateProps } from '#app/onboarding/mandate_props'
import { cardsOf } from '#app/ovcp_cards/cards_of'
import { premiumSummary } from '#app/premium/premium_summary'
import { updateProfile } from '#app/users/actions/update_profile'
import { securityProps } from '#app/http/security_props'
import ProfileTransformer from '#app/users/transformers/profile_transformer'
import { profileValidator } from '#app/users/validators'
import { referralSummary } from '#app/referrals/referral_summary'
import { payoutWaitsUntil } from '#app/users/bank_account'
import { localeOf } from '#app/http/middleware/locale_middleware'

export default class ProfileController {
  async show(ctx: HttpContext) {
    const { auth, inertia, tenant } = ctx
    const user = auth.user!

    return inertia.render(tenant ? 'Tenant/Profile' : 'User/Profile/Show', {
      profile: ProfileTransformer.transform(user),
      ...(await securityProps(ctx, user)),
      emailPreferences: emailPreferencesOf(user),
      bankAccount: { last4: user.ibanLast4, paidFrom: payoutWaitsUntil(user)?.toISO() ?? null },
      premium: await premiumSummary(user),
      referrals: await referralSummary(user),
      cards: await cardsOf(user),
      accountViews: ImpersonationTransformer.transform(await recentImpersonations(user)),
      mandate: mandateProps(user, localeOf(ctx)),
    })
  }

  async update({ auth, request, response, notify }: HttpContext) {
    const profile = await request.validateUsing(profileValidator)
    await updateProfile(auth.user!, profile)

    notify('profileChanged')
    return response.redirect().back()
  }
}
