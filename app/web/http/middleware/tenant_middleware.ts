import { errors } from '@adonisjs/core/http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { refuseFrozen } from '#app/web/http/refuse_frozen'
import Tenant from '#app/people/tenants/tenant'

export default class TenantMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { for?: 'members' } = {}) {
    const tenant = await Tenant.query().where({ slug: ctx.params.tenant, is_house: false }).first()
    const mayEnter = options.for !== 'members' || ctx.auth.user?.tenantId === tenant?.id
    if (!tenant || !mayEnter) {
      throw new errors.E_ROUTE_NOT_FOUND([ctx.request.method(), ctx.request.url()])
    }

    ctx.tenant = tenant
    if (!ctx.auth.user && !['GET', 'HEAD'].includes(ctx.request.method())) await refuseFrozen(ctx, tenant)
    return next()
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    tenant: Tenant
  }
}
