import { TenantMandateSchema } from '#database/schema'
import { lock } from '#app/platform/shared/execute'

/** An organisation's yes to claims for the business travel of its people. */
export default class TenantMandate extends TenantMandateSchema {
  /** The one that stands. */
  static of({ id }: { id: number }) {
    return this.query().where('tenant_id', id).whereNull('withdrawn_at').first()
  }

  /** The same; until the transaction ends nobody signs or withdraws one, also where there is none. */
  static async lock(tenant: { id: number }) {
    await lock('tenant_mandate', tenant.id)
    return this.of(tenant)
  }
}
