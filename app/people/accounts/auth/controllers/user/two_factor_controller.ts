import type { HttpContext } from '@adonisjs/core/http'
import { turnOffTwoFactor } from '#app/people/accounts/auth/actions/turn_off_two_factor'
import { turnOnTwoFactor } from '#app/people/accounts/auth/actions/turn_on_two_factor'
import { flashRecoveryCodes } from '#app/people/accounts/auth/recovery_code_flash'
import { throttleFailures } from '#app/people/accounts/auth/throttle'
import { codeValidator } from '#app/people/accounts/auth/validators'
import { Refusal } from '#app/platform/shared/refusal'
import { decrypt } from '#app/platform/encryption/encrypt'

export default class TwoFactorController {
  async store({ user, request, response, session, notify }: HttpContext) {
    const setup = session.get('two_factor_setup')
    if (!setup) throw new Refusal('code', 'setupGone')
    const { code } = await request.validateUsing(codeValidator)
    const codes = await throttleFailures('two_factor', [request.ip(), String(user.id)], 'code', () =>
      turnOnTwoFactor(user, decrypt(setup, 'two_factor'), code)
    )
    session.forget('two_factor_setup')
    session.regenerate()
    flashRecoveryCodes(session, codes)
    notify('twoFactorOn')
    return response.redirect().withQs().back()
  }

  async destroy({ user, response, session, notify }: HttpContext) {
    await turnOffTwoFactor(user)

    session.regenerate()
    notify('twoFactorOff')
    return response.redirect().withQs().back()
  }
}
