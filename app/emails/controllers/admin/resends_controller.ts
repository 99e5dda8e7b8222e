import type { HttpContext } from '@adonisjs/core/http'
import { resendEmail } from '#app/emails/actions/resend_email'
import { emailOf } from '#app/emails/controllers/admin/emails_controller'
import { toSection } from '#app/users/controllers/admin/to_section'
import { findUser } from '#app/users/controllers/admin/users_controller'
import UserPolicy from '#app/users/user_policy'

export default class ResendsController {
  async store(ctx: HttpContext) {
    const user = await findUser(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('resendEmail', user)
    await resendEmail(await emailOf(user, ctx.params.email_id), ctx.auth.user!)
    return toSection(ctx, user, 'emails', 'emailResent')
  }
}
