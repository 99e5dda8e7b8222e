import type { HttpContext } from '@adonisjs/core/http'
import { addPasskey } from '#app/people/accounts/auth/actions/add_passkey'
import { removePasskey } from '#app/people/accounts/auth/actions/remove_passkey'
import Passkey from '#app/people/accounts/auth/passkey'
import { registrationOptions } from '#app/people/accounts/auth/webauthn'
import { flashRecoveryCodes } from '#app/people/accounts/auth/recovery_code_flash'
import { newPasskeyValidator } from '#app/people/accounts/auth/validators'

export default class PasskeysController {
  async create({ user, session }: HttpContext) {
    const options = await registrationOptions(user)
    session.put('passkey_challenge', options.challenge)
    return options
  }

  async store({ user, request, response, session, notify }: HttpContext) {
    const { name, credential } = await request.validateUsing(newPasskeyValidator)
    const challenge = session.pull('passkey_challenge', null)
    const codes = await addPasskey(user, name, credential, challenge)

    session.regenerate()
    if (codes) flashRecoveryCodes(session, codes)
    notify('passkeyAdded')
    return response.redirect().withQs().back()
  }

  async destroy({ user, params, response, session, notify }: HttpContext) {
    const passkey = await Passkey.ownedBy(user).where({ public_id: params.id }).firstOrFail()
    await removePasskey(user, passkey)

    session.regenerate()
    notify('passkeyRemoved')
    return response.redirect().withQs().back()
  }
}
