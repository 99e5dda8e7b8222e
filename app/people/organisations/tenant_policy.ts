import { BasePolicy } from '@adonisjs/bouncer'
import type Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

export default class TenantPolicy extends BasePolicy {
  /** Makes organisations, and sets what they pay and where their refunds go. */
  administer(actor: User) {
    return actor.role === 'owner'
  }

  seeTrips(actor: User, tenant: Tenant) {
    return this.manage(actor, tenant) && tenant.managersSee === 'trips'
  }

  manage(actor: User, tenant: Tenant) {
    return actor.role === 'manager' && actor.tenantId === tenant.id
  }
}
