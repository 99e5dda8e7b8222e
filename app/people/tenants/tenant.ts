import { TenantSchema } from '#database/schema'

export default class Tenant extends TenantSchema {
  /** The tenant of staff, and of travellers without an organisation. */
  static house() {
    return this.query().where('is_house', true).firstOrFail()
  }

  get wallet() {
    return `tenants:${this.id}:wallet`
  }
}
