import { errors } from '@adonisjs/core/http'
import type { HttpContext } from '@adonisjs/core/http'
import { linkedAddress, openEmailChange } from '#app/people/accounts/auth/link_tokens'
import { emailPreferencesOf } from '#app/messages/emails/preferences'
import { recentImpersonations } from '#app/people/impersonation/recent_impersonations'
import ImpersonationTransformer from '#app/people/impersonation/transformers/impersonation_transformer'
import { mandateProps } from '#app/claims/mandates/mandate_props'
import { cardsOf } from '#app/travel/cards/cards_of'
import { premiumSummary } from '#app/money/premium/premium_summary'
import { updateProfile } from '#app/people/accounts/actions/update_profile'
import { securityProps } from '#app/web/http/security_props'
import { profileMenu, sectionsOf } from '#app/web/profile/profile_menu'
import type { ProfileSection } from '#app/people/accounts/profile_section'
import ProfileTransformer from '#app/people/accounts/transformers/profile_transformer'
import { profileValidator } from '#app/people/accounts/validators'
import { referralSummary } from '#app/money/referrals/referral_summary'
import { payoutWaitsUntil } from '#app/people/accounts/bank_account'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import type User from '#app/people/accounts/user'

export default class ProfileController {
  async show(ctx: HttpContext) {
    const { user, impersonation, inertia, params, request, tenant } = ctx
    const sections = await sectionsOf(user, impersonation !== undefined)
    const section: ProfileSection = params.section ?? 'personal'
    if (!sections.includes(section)) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    const when = <T>(its: ProfileSection, load: () => T) => (section === its ? load : undefined)

    return inertia.render(tenant ? 'Tenant/Profile' : 'User/Profile/Show', {
      section,
      sections,
      menu: params.section ? null : await profileMenu(user),

      profile: when('personal', () => ProfileTransformer.transform(user)),
      pendingEmail: when('personal', () => pendingEmailOf(user)),
      bankAccount: when('bank-account', () => bankAccountProps(user)),
      cards: when('cards', () => cardsOf(user)),
      mandate: when('mandate', () => mandateProps(user, localeOf(ctx))),
      ...(section === 'security' ? await securityProps(ctx, user) : {}),
      accountViews: when('security', async () => ImpersonationTransformer.transform(await recentImpersonations(user))),
      emailPreferences: when('emails', () => emailPreferencesOf(user)),
      premium: when('premium', () => premiumSummary(user)),
      referrals: when('referral', () => referralSummary(user)),
    })
  }

  async update({ user, request, response, notify }: HttpContext) {
    const profile = await request.validateUsing(profileValidator)
    await updateProfile(user, profile)

    notify('profileChanged')
    return response.redirect().withQs().back()
  }
}

async function pendingEmailOf(user: User) {
  const change = await openEmailChange(user)
  return change && linkedAddress(change)
}

const bankAccountProps = (user: User) => ({
  last4: user.ibanLast4,
  paidFrom: payoutWaitsUntil(user)?.toISO() ?? null,
})
