import type { HttpContext } from '@adonisjs/core/http'
import { admission } from '#app/broadcasting/channels'
import { signer } from '#app/broadcasting/signer'
import { channelValidator } from '#app/broadcasting/validators'

/** Lets someone join a private or presence channel: `{ auth, channel_data? }` for the push server. */
export default class ChannelAuthController {
  async store({ auth, request, response }: HttpContext) {
    if (!auth.user) return response.unauthorized({ error: 'Sign in first' })
    const asked = await request.validateUsing(channelValidator)

    const answer = await admission(auth.user, asked.channel_name)
    if (!answer) return response.forbidden({ error: 'This channel is not yours' })
    const member =
      answer === true ? undefined : { user_id: answer.id, user_info: answer.info } // prettier-ignore
    return signer.authorizeChannel(asked.socket_id, asked.channel_name, member)
  }
}
