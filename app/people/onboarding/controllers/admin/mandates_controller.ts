import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/messages/events/record'
import { sendMandate } from '#app/web/http/send_mandate'
import User from '#app/people/accounts/user'

export default class MandatesController {
  async show(ctx: HttpContext) {
    const { user: agent, params } = ctx
    const user = await User.findByPublicIdOrFail(params.user_id)
    await record('mandate.downloaded', user.subject, agent)
    return sendMandate(ctx, user, 'nl')
  }
}
