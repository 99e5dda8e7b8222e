import { TenantBankAccountSchema } from '#database/schema'

/** Where the money of an organisation is paid out to. */
export default class TenantBankAccount extends TenantBankAccountSchema {
  static of({ id }: { id: number }) {
    return this.findBy('tenantId', id)
  }
}
