import type { HttpContext } from '@adonisjs/core/http'
import { agreementDocument } from '#app/people/organisations/agreement_document'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import Tenant from '#app/people/tenants/tenant'

export default class AgreementsController {
  async show({ bouncer, params, response }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('administer')
    const tenant = await Tenant.organisation(params.tenant_id)
    return response.file(`agreement-${tenant.slug}.pdf`, await agreementDocument(tenant, 'nl'))
  }
}
