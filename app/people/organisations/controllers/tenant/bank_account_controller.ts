import type { HttpContext } from '@adonisjs/core/http'
import { saveTenantBankAccount } from '#app/people/organisations/actions/save_tenant_bank_account'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { bankAccountValidator } from '#app/people/accounts/validators'

export default class BankAccountController {
  async update({ user, bouncer, request, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const account = await request.validateUsing(bankAccountValidator)
    await saveTenantBankAccount(tenant, account, user)

    notify('tenantAccountSaved')
    return response.redirect().toRoute('tenant.balance.show', [tenant.slug])
  }
}
