import type { HttpContext } from '@adonisjs/core/http'
import { throttle } from '#app/auth/throttle'
import { emailValidator } from '#app/auth/validators'
import { enqueue } from '#app/shared/jobs/queue'
import { inTenant } from '#app/shared/tenancy'
import { encrypt } from '#app/encryption/encrypt'
import type Tenant from '#app/tenants/tenant'

/**
 * Asks for a reset link and answers with the address that was typed. Whether anyone has it is looked up later, by
 * the worker: the answer is the same and as quick.
 */
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
