import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { withImpersonation } from '#app/http/middleware/impersonation'
import { isBackgroundRequest } from '#app/http/background_request'
import { restoreRememberedSession, sessionStatus } from '#app/http/auth/session_guard'
import { endSession } from '#app/http/auth/sign_in_user'
import { localeOf } from '#app/http/middleware/locale_middleware'
import { asPerson, inTenant } from '#app/shared/tenancy'
import i18nManager from '@adonisjs/i18n/services/main'

/** One transaction that sees one tenant; a thrown error rolls back. Visitors have no scope and see no personal rows. */
export default class ScopeMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, session } = ctx
    if (!session.has('tenant_id')) await restoreRememberedSession(ctx)
    const tenantId = session.get('tenant_id')
    if (typeof tenantId !== 'number') return next()

    return within(tenantId, session.get(auth.use('web').sessionKeyName), async () => {
      await auth.check()
      const { user } = auth
      const status = user && (await sessionStatus(ctx, user))
      if (!user || user.isBlocked || !status?.isOpen) {
        // The user finds out on the next page, not during a background request.
        if (isBackgroundRequest(ctx)) {
          await auth.use('web').logout()
          return withImpersonation(ctx, next)
        }
        const hasReason = status && !status.isOpen && status.reason !== null
        await endSession(ctx, hasReason ? signedOutElsewhere(ctx) : undefined)
      }
      return withImpersonation(ctx, next)
    })
  }
}

/** Nobody has signed in between the two steps of a sign-in. */
const within = <T>(tenantId: number, personId: unknown, work: () => Promise<T>) =>
  typeof personId === 'number' ? asPerson(tenantId, personId, work) : inTenant(tenantId, work)

const signedOutElsewhere = (ctx: HttpContext) => ({
  kind: 'info',
  text: i18nManager.locale(localeOf(ctx)).t('notices.signedOutElsewhere'),
})
