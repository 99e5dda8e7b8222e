import type { HttpContext } from '@adonisjs/core/http'
import { findLink, hasJustUsed } from '#app/people/accounts/auth/link_tokens'
import { sendVerification } from '#app/people/accounts/auth/actions/send_verification'
import { confirmEmail } from '#app/people/accounts/auth/actions/confirm_email'
import { homePath } from '#app/people/accounts/auth/home_path'
import { pullIntendedUrl } from '#app/web/http/auth/intended_url'
import { adoptEstimate } from '#app/claims/estimates/actions/adopt_estimate'
import { waitingCentsOf } from '#app/claims/estimates/waiting_cents'
import { estimateProps } from '#app/claims/estimates/estimate_props'
import { ESTIMATE_TOKEN } from '#app/claims/estimates/estimate_token'
import { signInUser } from '#app/web/http/auth/sign_in_user'
import { throttle } from '#app/people/accounts/auth/throttle'
import { joinThroughReferral } from '#app/money/referrals/actions/join_through_referral'
import { inTenant } from '#app/platform/shared/tenancy'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

type Registered = { email: string; publicId: string | null; referralCode: string | null }

export default class VerifyEmailController {
  async create({ auth, inertia, response, session }: HttpContext) {
    if (auth.user?.emailVerifiedAt) return response.redirect(homePath(auth.user))
    const email = auth.user?.email ?? registeredIn(session)?.email
    if (!email) return response.redirect('/login')
    return inertia.render('Auth/VerifyEmail', {
      email,
      isInvalid: false,
      kept: await estimateProps(session.get(ESTIMATE_TOKEN)),
    })
  }

  /** Sends nothing, and says nothing, for an address that belongs to another account. */
  async store({ auth, request, response, session, notify }: HttpContext) {
    const registered = registeredIn(session)
    const email = auth.user?.email ?? registered?.email
    if (!email) return response.redirect('/login')
    await throttle('resend', [request.ip(), email.toLowerCase()], 'email')

    const user = auth.user ?? (await userOf(registered))
    if (user && !user.emailVerifiedAt)
      await inTenant(user.tenantId, async () => sendVerification(user, await waitingCentsOf(user)))
    notify('verificationSent')
    return response.redirect('/verify-email')
  }

  /** A browser that did not register is asked for the password: a stranger can have made the account. */
  async update(ctx: HttpContext) {
    const { auth, inertia, notify, params, request, response, session } = ctx
    const link = await findLink(params.token, 'verify_email')
    const own = auth.user ?? (await userOf(registeredIn(session)))
    // The link was used: whoever is in has no use for another.
    if (!link && auth.user?.emailVerifiedAt) {
      notify('emailAlreadyConfirmed', {}, 'info')
      return response.redirect(homePath(auth.user))
    }
    // Signing in failed after the address was confirmed; the session in which they registered ends with signing in.
    if (!link && own && (await hasJustUsed(own, params.token, 'verify_email'))) {
      await signInUser(ctx, own, { method: 'link' })
      return response.redirect(pullIntendedUrl(ctx, own))
    }
    if (!link || (own && own.id !== link.userId)) {
      return inertia.render('Auth/VerifyEmail', {
        email: own?.email ?? null,
        isInvalid: true,
        kept: null,
      })
    }
    if (!own) {
      session.put('intended_url', request.url(true))
      return response.redirect('/login')
    }
    const batch = await inTenant(own.tenantId, async () => {
      await confirmEmail(own, link)
      await joinThroughReferral(own, registeredIn(session)?.referralCode)
      return adoptEstimate(own)
    })
    if (!auth.user) await signInUser(ctx, own, { method: 'link' })
    if (batch) return response.redirect().toRoute('batches.claims.create', [batch.publicId])
    return response.redirect(pullIntendedUrl(ctx, own))
  }
}

const registeredIn = (session: HttpContext['session']) => session.get('registered') as Registered | undefined

async function userOf(registered: Registered | undefined) {
  const publicId = registered?.publicId
  if (!publicId) return null
  return inTenant((await Tenant.house()).id, () => User.findBy('public_id', publicId))
}
