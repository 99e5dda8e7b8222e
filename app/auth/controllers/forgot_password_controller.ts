import type { HttpContext } from '@adonisjs/core/http'
import { counted } from '#app/auth/tries'
import { emailValidator } from '#app/auth/validators'
import { enqueue } from '#app/shared/jobs/queue'
import { inTenant } from '#app/shared/scope'
import { seal } from '#app/shared/secrets'
import Tenant from '#app/tenants/tenant'

export default class ForgotPasswordController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Auth/ForgotPassword', { sentTo: null })
  }

  /** Whether anyone has the address is looked up later, by the worker: the answer is the same and as quick. */
  async store({ inertia, params, request }: HttpContext) {
    const { email } = await request.validateUsing(emailValidator)
    const tenant = params.tenant
      ? await Tenant.query().where({ slug: params.tenant, is_house: false }).firstOrFail()
      : await Tenant.house()
    await counted('reset', [request.ip(), tenant.slug, email.toLowerCase()], 'email')
    await inTenant(tenant.id, () =>
      enqueue('request_password_reset', {
        tenantId: tenant.id,
        sealedEmail: seal(email, 'reset_request'),
      })
    )
    return inertia.render('Auth/ForgotPassword', { sentTo: email })
  }
}
