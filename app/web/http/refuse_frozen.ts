import type { HttpContext } from '@adonisjs/core/http'
import User from '#app/people/accounts/user'
import type Tenant from '#app/people/tenants/tenant'
import { tenantOf } from '#app/people/tenants/tenant_of'
import { Refusal } from '#app/platform/shared/refusal'
import { writeKindOf } from '#start/write_kinds'

/** How someone signs in and out, leaves, reads or is reached: nobody freezes that. */
const STAYS = /^(leaving|locale|appearance|email_preferences|unsubscribe)\./

/** Throws a Refusal for what the people of a frozen organisation would change. */
export async function refuseFrozen({ route }: HttpContext, of: User | Tenant) {
  if (of instanceof User && of.isStaff) return
  const tenant = of instanceof User ? await tenantOf(of) : of
  const name = route?.name ?? ''
  const isSession = writeKindOf(name) === 'session' && !name.includes('onboarding')
  if (tenant.status !== 'frozen' || isSession || STAYS.test(name)) return
  throw new Refusal('form', 'tenant.frozen', { reason: tenant.frozenReason! })
}
