import type { HttpContext } from '@adonisjs/core/http'
import { agreementDocument } from '#app/people/organisations/agreement_document'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { localeOf } from '#app/web/http/middleware/locale_middleware'

export default class AgreementsController {
  async show(ctx: HttpContext) {
    const { bouncer, response, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    return response.file(`agreement-${tenant.slug}.pdf`, await agreementDocument(tenant, localeOf(ctx)))
  }
}
