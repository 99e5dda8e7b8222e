import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { HttpContext } from '@adonisjs/core/http'
import { takePasskey } from '#app/auth/actions/take_passkey'
import { confirm } from '#app/auth/confirmation'
import { takeIntendedUrl } from '#app/http/auth/intended_url'
import { secondFactorsOf, takeCode } from '#app/auth/second_factor'
import { limited } from '#app/auth/tries'
import { confirmationValidator, passkeyConfirmationValidator } from '#app/auth/validators'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** Asks someone who is signed in once more who they are. A dialog stays where it is; the page goes on. */
export default class ConfirmPasswordController {
  async create({ auth, inertia }: HttpContext) {
    const factors = await secondFactorsOf(auth.user!)
    return inertia.render('Auth/ConfirmPassword', {
      hasApp: factors.app,
      hasPasskey: factors.passkeys > 0,
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request } = ctx
    const user = auth.user!
    const { password, code, isDialog } = await request.validateUsing(confirmationValidator)

    await limited('confirm', [request.ip(), String(user.id)], code ? 'code' : 'password', () =>
      code ? checkCode(user, code) : checkPassword(user, password ?? '')
    )
    return goOn(ctx, user, isDialog)
  }

  async passkey(ctx: HttpContext) {
    const { auth, request, session } = ctx
    const user = auth.user!
    const { credential, isDialog } = await request.validateUsing(passkeyConfirmationValidator)
    const answer = credential as unknown as AuthenticationResponseJSON

    await limited('confirm', [request.ip(), String(user.id)], 'passkey', () =>
      takePasskey(answer, session.pull('passkey_challenge', null), user)
    )
    return goOn(ctx, user, isDialog)
  }
}

function goOn(ctx: HttpContext, user: User, isDialog?: boolean) {
  const { response, session } = ctx
  confirm(session)
  session.regenerate()
  return isDialog ? response.redirect().back() : response.redirect(takeIntendedUrl(ctx, user))
}

async function checkPassword(user: User, password: string) {
  if (!(await user.verifiesPassword(password))) throw new Refusal('password', 'wrongPassword')
}

async function checkCode(user: User, code: string) {
  if (!(await takeCode(user, code))) throw new Refusal('code', 'wrongCode')
}
