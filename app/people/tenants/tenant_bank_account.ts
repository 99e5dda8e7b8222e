import { TenantBankAccountSchema } from '#database/schema'

export default class TenantBankAccount extends TenantBankAccountSchema {
  static of({ id }: { id: number }) {
    return this.findBy('tenantId', id)
  }
}
