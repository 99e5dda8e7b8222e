import { TenantBankAccountSchema } from '#database/schema'

/** Where the money of an organisation is paid out to. */
export default class TenantBankAccount extends TenantBankAccountSchema {
  static primaryKey = 'tenantId'
}
