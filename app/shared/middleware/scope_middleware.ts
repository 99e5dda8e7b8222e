import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inTenant } from '#app/shared/scope'

/**
 * Runs a signed-in person's request in one transaction that sees their tenant only; a thrown error rolls
 * everything back. Visitors have no scope and so see no person's rows.
 */
export default class ScopeMiddleware {
  async handle({ auth, session }: HttpContext, next: NextFn) {
    const tenantId = session.get('tenant_id')
    if (typeof tenantId !== 'number') return next()

    return inTenant(tenantId, async () => {
      await auth.check()
      if (auth.user?.isBlocked) await auth.use('web').logout()
      return next()
    })
  }
}
