import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { channels } from '#app/people/accounts/auth/channels'
import { asked } from '#app/web/http/exceptions/report'
import { asListener } from '#app/web/http/listener'
import { errorBody } from '#app/web/http/error_body'
import { pusher } from '#app/messages/live/pusher'
import { channelValidator } from '#app/messages/live/validators'
import broadcasting from '#config/broadcasting'

export default class ChannelAuthController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    return asListener(ctx, async ({ user, browserId }) => {
      const wanted = await request.validateUsing(channelValidator)
      const answer = await channels.admission(user, wanted.channel_name)
      if (!answer) {
        ctx.logger.warn({ event: 'channel.refused', ...asked(ctx), user: user.id }, wanted.channel_name)
        return response.forbidden(errorBody(ctx, 'This channel is not yours'))
      }

      const member = answer === true ? undefined : { user_id: answer.id, user_info: answer.info }
      if (broadcasting.isHosted) {
        return pusher.authorizeChannel(wanted.socket_id, wanted.channel_name, member)
      }
      // In the signature: our own endpoint lets in the browser that signed in, and no other.
      const { publicId: browser } = await BrowserSession.findOrFail(browserId)
      const data = { user_id: user.publicId, ...member, browser }
      return pusher.authorizeChannel(wanted.socket_id, wanted.channel_name, data)
    })
  }
}
