import type { HttpContext } from '@adonisjs/core/http'
import { setPassword } from '#app/people/accounts/auth/actions/set_password'
import { markIdentityConfirmed } from '#app/people/accounts/auth/confirmation'
import { throttleFailures } from '#app/people/accounts/auth/throttle'
import { changePasswordValidator } from '#app/people/accounts/auth/validators'
import { Refusal } from '#app/platform/shared/refusal'

export default class PasswordController {
  async update({ user, request, response, session, notify }: HttpContext) {
    const given = await request.validateUsing(changePasswordValidator)
    await throttleFailures('confirm', [request.ip(), String(user.id)], 'currentPassword', async () => {
      if (!(await user.verifiesPassword(given.currentPassword))) {
        throw new Refusal('currentPassword', 'wrongPassword')
      }
    })
    await setPassword(user, given.password, session.get('browser_id'))

    markIdentityConfirmed(session)
    session.regenerate()
    notify('passwordChanged')
    return response.redirect().withQs().back()
  }
}
