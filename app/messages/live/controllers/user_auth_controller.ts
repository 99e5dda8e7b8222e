import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { asListener } from '#app/web/http/listener'
import { pusher } from '#app/messages/live/pusher'
import { userValidator } from '#app/messages/live/validators'

/** To the push server each browser is a user, so that ending one session closes only its connections. */
export default class UserAuthController {
  async store(ctx: HttpContext) {
    return asListener(ctx, async ({ browserId }) => {
      const asked = await ctx.request.validateUsing(userValidator)
      const browser = await BrowserSession.findOrFail(browserId)
      return pusher.authenticateUser(asked.socket_id, { id: browser.publicId })
    })
  }
}
