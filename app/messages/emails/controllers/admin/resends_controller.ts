import Email from '#app/messages/emails/email'
import User from '#app/people/accounts/user'
import type { HttpContext } from '@adonisjs/core/http'
import { resendEmail } from '#app/messages/emails/actions/resend_email'
import { redirectToSection } from '#app/web/http/redirect_to_section'
import UserPolicy from '#app/people/accounts/user_policy'

export default class ResendsController {
  async store(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    await ctx.bouncer.with(UserPolicy).authorize('resendEmail', user)
    await resendEmail(await Email.ownedBy(user).where('public_id', ctx.params.email_id).firstOrFail(), ctx.user)
    return redirectToSection(ctx, user, 'emails', 'emailResent')
  }
}
