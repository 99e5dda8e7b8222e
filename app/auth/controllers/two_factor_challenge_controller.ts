import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#app/audit/audit'
import { takePasskey } from '#app/auth/actions/take_passkey'
import { tellOfRecoveryCode } from '#app/auth/actions/tell_of_recovery_code'
import { doorOf } from '#app/http/auth/browser'
import { takeIntendedUrl } from '#app/http/auth/intended_url'
import { pendingSignIn } from '#app/auth/pending_sign_in'
import { secondFactorsOf, takeCodeOrRecoveryCode } from '#app/auth/second_factor'
import { signInUser } from '#app/http/auth/sign_in_user'
import { limitedSecondStep } from '#app/auth/tries'
import { codeValidator, passkeySignInValidator } from '#app/auth/validators'
import { Refusal } from '#app/shared/refusal'
import { inTenant } from '#app/shared/scope'

/** Between password and being signed in. Who is not between the two starts at the beginning. */
export default class TwoFactorChallengeController {
  async create(ctx: HttpContext) {
    const { inertia, response, session } = ctx
    const pending = await pendingSignIn(session)
    if (!pending) return response.redirect(doorOf(ctx))
    const factors = await inTenant(pending.user.tenantId, () => secondFactorsOf(pending.user))
    return inertia.render('Auth/TwoFactorChallenge', {
      hasApp: factors.app,
      hasPasskey: factors.passkeys > 0,
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const pending = await pendingSignIn(session)
    if (!pending) return response.redirect(doorOf(ctx))
    const { user, remember } = pending
    const { code } = await request.validateUsing(codeValidator)

    const method = await limitedSecondStep(request.ip(), String(user.id), 'code', async () => {
      const taken = await inTenant(user.tenantId, async () => {
        const found = await takeCodeOrRecoveryCode(user, code)
        if (!found) await audit('user.second_factor_failed', user.subject, null)
        if (found === 'recovery_code') await tellOfRecoveryCode(user)
        return found
      })
      if (!taken) throw new Refusal('code', 'wrongCode')
      return taken
    })
    await signInUser(ctx, user, { method, remember })
    return response.redirect(takeIntendedUrl(ctx, user))
  }

  async passkey(ctx: HttpContext) {
    const { request, response, session } = ctx
    const pending = await pendingSignIn(session)
    if (!pending) return response.redirect(doorOf(ctx))
    const { user, remember } = pending
    const { credential } = await request.validateUsing(passkeySignInValidator)
    const answer = credential as unknown as AuthenticationResponseJSON

    await limitedSecondStep(request.ip(), String(user.id), 'passkey', () =>
      takePasskey(answer, session.pull('passkey_challenge', null), user)
    )
    await signInUser(ctx, user, { method: 'passkey', remember })
    return response.redirect(takeIntendedUrl(ctx, user))
  }
}
