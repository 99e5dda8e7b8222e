import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { withImpersonation } from '#app/web/http/middleware/impersonation'
import { isBackgroundRequest } from '#app/web/http/background_request'
import { restoreRememberedSession, sessionStatus } from '#app/web/http/auth/session_guard'
import { endSession } from '#app/web/http/auth/sign_in_user'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { isPrecognitive } from '#app/web/http/precognition'
import { actAsManager, asPerson, dryRun, inTenant } from '#app/platform/shared/tenancy'
import i18nManager from '@adonisjs/i18n/services/main'

/** One transaction that sees one tenant; a thrown error rolls back. Visitors have no scope and see no personal rows. */
export default class ScopeMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, session } = ctx
    const isDryRun = isPrecognitive(ctx)
    if (!session.has('tenant_id') && !isDryRun) await restoreRememberedSession(ctx)
    const tenantId = session.get('tenant_id')
    if (typeof tenantId !== 'number') return isDryRun ? dryRun(next) : next()

    const personId: unknown = session.get(auth.use('web').sessionKeyName)
    const work = () => enter(ctx, next)
    return within(tenantId, personId, () => (isDryRun ? dryRun(work) : work()))
  }
}

/** Nobody has signed in between the two steps of a sign-in. */
const within = <T>(tenantId: number, personId: unknown, work: () => Promise<T>) =>
  typeof personId === 'number' ? asPerson(tenantId, personId, work) : inTenant(tenantId, work)

async function enter(ctx: HttpContext, next: NextFn) {
  const { auth } = ctx
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
  if (user?.role === 'manager') await actAsManager()
  return withImpersonation(ctx, next)
}

const signedOutElsewhere = (ctx: HttpContext) => ({
  kind: 'info',
  text: i18nManager.locale(localeOf(ctx)).t('notices.signedOutElsewhere'),
})
