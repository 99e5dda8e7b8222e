import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#app/platform/audit/audit'
import { sendMandate } from '#app/web/http/send_mandate'
import User from '#app/people/accounts/user'

/** The mandate of a person, for an operator that asks for it; in Dutch. */
export default class MandatesController {
  async show(ctx: HttpContext) {
    const { user: agent, params } = ctx
    const user = await User.findByPublicIdOrFail(params.user_id)
    await audit('mandate.downloaded', user.subject, agent)
    return sendMandate(ctx, user, 'nl')
  }
}
