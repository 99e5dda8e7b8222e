import { TenantSchema } from '#database/schema'

export default class Tenant extends TenantSchema {
  /** Where consumers who came by themselves belong, and staff too. */
  static house() {
    return this.query().where('is_house', true).firstOrFail()
  }
}
