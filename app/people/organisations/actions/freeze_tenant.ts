import { record } from '#app/messages/events/record'
import type User from '#app/people/accounts/user'
import Tenant from '#app/people/tenants/tenant'
import { Refusal } from '#app/platform/shared/refusal'

/** Its people read on, and change nothing; jobs wait. `reason` is shown to all of them. */
export const freezeTenant = (tenant: Tenant, reason: string, by: User) => setStatus(tenant, reason, by)

export const unfreezeTenant = (tenant: Tenant, by: User) => setStatus(tenant, null, by)

async function setStatus({ id }: Tenant, reason: string | null, by: User) {
  const tenant = await Tenant.query().where('id', id).forUpdate().firstOrFail()
  const status = reason === null ? 'active' : 'frozen'
  if (tenant.status === status) throw new Refusal('organisation', 'illegalMove')
  await tenant.merge({ status, frozenReason: reason }).save()
  await record(reason === null ? 'tenant.unfrozen' : 'tenant.frozen', tenant.subject, by, reason ? { reason } : {})
}
