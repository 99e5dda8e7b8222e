import type { HttpContext } from '@adonisjs/core/http'
import { turnOffTwoFactor } from '#app/auth/actions/turn_off_two_factor'
import { turnOnTwoFactor } from '#app/auth/actions/turn_on_two_factor'
import { showOnce } from '#app/auth/shown_once'
import { limited } from '#app/auth/tries'
import { codeValidator } from '#app/auth/validators'
import { Refusal } from '#app/shared/refusal'
import { decrypt } from '#app/encryption/encrypt'

export default class TwoFactorController {
  async store({ auth, request, response, session, notify }: HttpContext) {
    const user = auth.user!
    const setup = session.get('two_factor_setup')
    if (!setup) throw new Refusal('code', 'setupGone')
    const { code } = await request.validateUsing(codeValidator)
    const codes = await limited('two_factor', [request.ip(), String(user.id)], 'code', () =>
      turnOnTwoFactor(user, decrypt(setup, 'two_factor'), code)
    )
    session.forget('two_factor_setup')
    session.regenerate()
    showOnce(session, codes)
    notify('twoFactorOn')
    return response.redirect().back()
  }

  async destroy({ auth, response, session, notify }: HttpContext) {
    await turnOffTwoFactor(auth.user!)

    session.regenerate()
    notify('twoFactorOff')
    return response.redirect().back()
  }
}
