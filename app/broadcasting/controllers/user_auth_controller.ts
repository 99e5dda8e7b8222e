import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/auth/browser_session'
import { asListener } from '#app/http/listener'
import { pusher } from '#app/broadcasting/pusher'
import { userValidator } from '#app/broadcasting/validators'

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
