import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/auth/browser_session'
import { asListener } from '#app/http/listener'
import { pusher } from '#app/broadcasting/pusher'
import { userValidator } from '#app/broadcasting/validators'

/**
 * Says who a connection is: `{ auth, user_data }` for the push server. To it a browser is a user of its own, so
 * that signing out one of them hangs up on that one.
 */
export default class UserAuthController {
  async store(ctx: HttpContext) {
    return asListener(ctx, async ({ browserId }) => {
      const asked = await ctx.request.validateUsing(userValidator)
      const browser = await BrowserSession.findOrFail(browserId)
      return pusher.authenticateUser(asked.socket_id, { id: browser.publicId })
    })
  }
}
