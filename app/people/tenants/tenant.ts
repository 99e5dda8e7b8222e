import { TenantSchema } from '#database/schema'

export default class Tenant extends TenantSchema {
  /** The tenant of staff, and of travellers without an organisation. */
  static house() {
    return this.query().where('is_house', true).firstOrFail()
  }

  /** By its address; the house is none. */
  static organisation(slug: string) {
    return this.query().where({ slug, is_house: false }).firstOrFail()
  }

  get subject() {
    return { type: 'tenant', id: this.id, tenantId: this.id }
  }

  get wallet() {
    return `tenants:${this.id}:wallet`
  }
}
