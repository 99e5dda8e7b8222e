import type { HttpContext } from '@adonisjs/core/http'
import { authenticatePasskey } from '#app/people/accounts/auth/actions/authenticate_passkey'
import { markIdentityConfirmed } from '#app/people/accounts/auth/confirmation'
import { pullIntendedUrl } from '#app/web/http/auth/intended_url'
import { secondFactorsOf, consumeCode } from '#app/people/accounts/auth/second_factor'
import { throttleFailures } from '#app/people/accounts/auth/throttle'
import { confirmationValidator, passkeyConfirmationValidator } from '#app/people/accounts/auth/validators'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export default class ConfirmPasswordController {
  async create({ user, inertia }: HttpContext) {
    const factors = await secondFactorsOf(user)
    return inertia.render('Auth/ConfirmPassword', {
      hasApp: factors.totp,
      hasPasskey: factors.passkeys > 0,
    })
  }

  async store(ctx: HttpContext) {
    const { user, request } = ctx
    const { password, code, isDialog } = await request.validateUsing(confirmationValidator)

    await throttleFailures('confirm', [request.ip(), String(user.id)], code ? 'code' : 'password', () =>
      code ? checkCode(user, code) : checkPassword(user, password ?? '')
    )
    return afterConfirmation(ctx, user, isDialog)
  }

  async passkey(ctx: HttpContext) {
    const { user, request, session } = ctx
    const { credential, isDialog } = await request.validateUsing(passkeyConfirmationValidator)

    await throttleFailures('confirm', [request.ip(), String(user.id)], 'passkey', () =>
      authenticatePasskey(credential, session.pull('passkey_challenge', null), user)
    )
    return afterConfirmation(ctx, user, isDialog)
  }
}

function afterConfirmation(ctx: HttpContext, user: User, isDialog?: boolean) {
  const { response, session } = ctx
  markIdentityConfirmed(session)
  session.regenerate()
  return isDialog ? response.redirect().withQs().back() : response.redirect(pullIntendedUrl(ctx, user))
}

async function checkPassword(user: User, password: string) {
  if (!(await user.verifiesPassword(password))) throw new Refusal('password', 'wrongPassword')
}

async function checkCode(user: User, code: string) {
  if (!(await consumeCode(user, code))) throw new Refusal('code', 'wrongCode')
}
