import type { HttpContext } from '@adonisjs/core/http'
import { pullIntendedUrl } from '#app/web/http/auth/intended_url'
import { startPendingSignIn } from '#app/people/accounts/auth/pending_sign_in'
import { hasSecondFactor, secondFactorsOf } from '#app/people/accounts/auth/second_factor'
import { signInUser } from '#app/web/http/auth/sign_in_user'
import { inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export async function beginSignIn(ctx: HttpContext, user: User, remember: boolean) {
  const factors = await inTenant(user.tenantId, () => secondFactorsOf(user))
  if (hasSecondFactor(factors)) {
    startPendingSignIn(ctx.session, user, remember)
    ctx.session.regenerate()
    return ctx.response.redirect('/two-factor-challenge')
  }
  await signInUser(ctx, user, { method: 'password', remember })
  return ctx.response.redirect(pullIntendedUrl(ctx, user))
}
