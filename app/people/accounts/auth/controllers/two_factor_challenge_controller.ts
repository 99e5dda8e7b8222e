import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/messages/events/record'
import { authenticatePasskey } from '#app/people/accounts/auth/actions/authenticate_passkey'
import { notifyRecoveryCodeUsed } from '#app/people/accounts/auth/actions/notify_recovery_code_used'
import { loginPageOf } from '#app/web/http/auth/cookies'
import { pullIntendedUrl } from '#app/web/http/auth/intended_url'
import { pendingSignIn } from '#app/people/accounts/auth/pending_sign_in'
import { secondFactorsOf, consumeCodeOrRecoveryCode } from '#app/people/accounts/auth/second_factor'
import { signInUser } from '#app/web/http/auth/sign_in_user'
import { throttleSecondStep } from '#app/people/accounts/auth/throttle'
import { codeValidator, passkeySignInValidator } from '#app/people/accounts/auth/validators'
import { Refusal } from '#app/platform/shared/refusal'
import { inTenant } from '#app/platform/shared/tenancy'

export default class TwoFactorChallengeController {
  async create(ctx: HttpContext) {
    const { inertia, response, session } = ctx
    const pending = await pendingSignIn(session)
    if (!pending) return response.redirect(loginPageOf(ctx))
    const factors = await inTenant(pending.user.tenantId, () => secondFactorsOf(pending.user))
    return inertia.render('Auth/TwoFactorChallenge', {
      hasApp: factors.totp,
      hasPasskey: factors.passkeys > 0,
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const pending = await pendingSignIn(session)
    if (!pending) return response.redirect(loginPageOf(ctx))
    const { user, remember } = pending
    const { code } = await request.validateUsing(codeValidator)

    const method = await throttleSecondStep(request.ip(), String(user.id), 'code', async () => {
      const taken = await inTenant(user.tenantId, async () => {
        const found = await consumeCodeOrRecoveryCode(user, code)
        if (!found) await record('user.second_factor_failed', user.subject, null)
        if (found === 'recovery_code') await notifyRecoveryCodeUsed(user)
        return found
      })
      if (!taken) throw new Refusal('code', 'wrongCode')
      return taken
    })
    await signInUser(ctx, user, { method, remember })
    return response.redirect(pullIntendedUrl(ctx, user))
  }

  async passkey(ctx: HttpContext) {
    const { request, response, session } = ctx
    const pending = await pendingSignIn(session)
    if (!pending) return response.redirect(loginPageOf(ctx))
    const { user, remember } = pending
    const { credential } = await request.validateUsing(passkeySignInValidator)

    await throttleSecondStep(request.ip(), String(user.id), 'passkey', () =>
      authenticatePasskey(credential, session.pull('passkey_challenge', null), user)
    )
    await signInUser(ctx, user, { method: 'passkey', remember })
    return response.redirect(pullIntendedUrl(ctx, user))
  }
}
