import type { HttpContext } from '@adonisjs/core/http'
import { throttle } from '#app/people/accounts/auth/throttle'
import { emailValidator } from '#app/people/accounts/auth/validators'
import { enqueue } from '#app/platform/queue/queue'
import { inTenant } from '#app/platform/shared/tenancy'
import { encrypt } from '#app/platform/encryption/encrypt'
import type Tenant from '#app/people/tenants/tenant'

/** A worker looks the address up later, so that the response and its timing tell nothing. */
export async function requestReset({ request }: HttpContext, tenant: Tenant) {
  const { email } = await request.validateUsing(emailValidator)
  await throttle('reset', [request.ip(), tenant.slug, email.toLowerCase()], 'email')
  await inTenant(tenant.id, () =>
    enqueue('request_password_reset', {
      tenantId: tenant.id,
      sealedEmail: encrypt(email, 'reset_request'),
    })
  )
  return email
}
