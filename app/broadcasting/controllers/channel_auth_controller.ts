import type { HttpContext } from '@adonisjs/core/http'
import { admission } from '#app/broadcasting/channels'
import { listenerOf } from '#app/broadcasting/listener'
import { signer } from '#app/broadcasting/signer'
import { channelValidator } from '#app/broadcasting/validators'
import { inTenant } from '#app/shared/scope'

/** Lets someone join a private or presence channel: `{ auth, channel_data? }` for the push server. */
export default class ChannelAuthController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const listener = await listenerOf(ctx)
    if (!listener) return response.unauthorized({ error: 'Sign in first' })
    const asked = await request.validateUsing(channelValidator)

    const { user } = listener
    const answer = await inTenant(user.tenantId, () => admission(user, asked.channel_name))
    if (!answer) return response.forbidden({ error: 'This channel is not yours' })
    const member = answer === true ? undefined : { user_id: answer.id, user_info: answer.info } // prettier-ignore
    return signer.authorizeChannel(asked.socket_id, asked.channel_name, member)
  }
}
