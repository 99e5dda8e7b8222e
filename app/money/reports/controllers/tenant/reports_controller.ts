import type { HttpContext } from '@adonisjs/core/http'
import { reportDocument } from '#app/money/reports/report_document'
import { reportList } from '#app/money/reports/report_list'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { sendExport } from '#app/web/http/list_export'
import { listPage } from '#app/web/http/list_page'
import { localeOf } from '#app/web/http/middleware/locale_middleware'

export default class ReportsController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    return inertia.render('Tenant/Reports/Index', { list: await listPage(ctx, reportList, { of: tenant.id }) })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(TenantPolicy).authorize('manage', ctx.tenant)
    return sendExport(ctx, reportList, { of: ctx.tenant.id })
  }

  async document(ctx: HttpContext) {
    const { bouncer, response, tenant } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    return response.file(`report-${tenant.slug}.pdf`, await reportDocument(tenant, localeOf(ctx)))
  }
}
