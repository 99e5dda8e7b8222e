import { TenantMandateSchema } from '#database/schema'

/** An organisation's yes to claims for the business travel of its people. */
export default class TenantMandate extends TenantMandateSchema {
  /** The one that stands. */
  static of({ id }: { id: number }) {
    return this.query().where('tenant_id', id).whereNull('withdrawn_at').first()
  }
}
