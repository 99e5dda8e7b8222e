import type { HttpContext } from '@adonisjs/core/http'
import { findLink } from '#app/people/accounts/auth/link_tokens'
import { resetPassword } from '#app/people/accounts/auth/actions/reset_password'
import { throttleFailures } from '#app/people/accounts/auth/throttle'
import { newPasswordValidator } from '#app/people/accounts/auth/validators'
import { Refusal } from '#app/platform/shared/refusal'
import { inTenant } from '#app/platform/shared/tenancy'
import { pathFor } from '#app/platform/shared/path_for'
import Tenant from '#app/people/tenants/tenant'

export default class ResetPasswordController {
  async create({ inertia, params, response }: HttpContext) {
    const link = await findLink(params.token, 'reset_password')
    // The URL of this page opens the account, so no other site may see it.
    response.header('referrer-policy', 'no-referrer')
    return inertia.render('Auth/ResetPassword', { token: params.token, isInvalid: link === null })
  }

  async store({ params, request, response, notify }: HttpContext) {
    const { password } = await request.validateUsing(newPasswordValidator)
    const link = await findLink(params.token, 'reset_password')
    if (!link) throw new Refusal('link', 'linkInvalid')
    await throttleFailures('reset', [request.ip(), String(link.userId)], 'password', () =>
      inTenant(link.tenantId, () => resetPassword(link, password))
    )
    notify('passwordReset')
    return response.redirect(pathFor(await Tenant.findOrFail(link.tenantId), '/login'))
  }
}
