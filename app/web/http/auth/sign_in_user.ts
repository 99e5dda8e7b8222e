import type { HttpContext } from '@adonisjs/core/http'
import { openBrowserSession } from '#app/people/accounts/auth/actions/open_browser_session'
import { browserOf, clearRememberCookie, setLoginPage, setRememberCookie } from '#app/web/http/auth/cookies'
import { ESTIMATE_TOKEN } from '#app/claims/estimates/estimate_token'
import { markIdentityConfirmed } from '#app/people/accounts/auth/confirmation'
import { PERSON } from '#app/web/http/session_store'
import type { SignInMethod } from '#app/people/accounts/auth/sign_in_method'
import { inTenant } from '#app/platform/shared/tenancy'
import { pathFor } from '#app/platform/shared/path_for'
import Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

type Given = { method: SignInMethod; remember?: boolean }

/** Starts a new session that keeps only KEPT, against session fixation. */
export async function signInUser(ctx: HttpContext, user: User, given: Given) {
  const { browser, cookie } = await inTenant(user.tenantId, () =>
    openBrowserSession(user, browserOf(ctx), {
      method: given.method,
      remember: given.remember ?? false,
    })
  )
  await startSession(ctx, user, browser.id)
  setLoginPage(ctx, pathFor(await Tenant.findOrFail(user.tenantId), '/login'))
  markIdentityConfirmed(ctx.session)
  if (cookie) setRememberCookie(ctx, cookie)
}

const KEPT = ['intended_url', 'locale', ESTIMATE_TOKEN]

async function startSession({ auth, session }: HttpContext, user: User, browserId: number, kept = KEPT) {
  const values = kept.map((key) => [key, session.get(key)] as const)
  session.clear()
  await auth.use('web').login(user)
  session.put('tenant_id', user.tenantId)
  session.put('browser_id', browserId)
  for (const [key, value] of values) if (value) session.put(key, value)
  session.put(PERSON, user.publicId)
}

/** Keeps the CSRF secret as well: the page being rendered already has its token. */
export const resumeSession = (ctx: HttpContext, user: User, browserId: number) =>
  startSession(ctx, user, browserId, [...KEPT, 'csrf-secret'])

export async function endSession(ctx: HttpContext, notice?: { kind: string; text: string }) {
  const { auth, session } = ctx
  await auth.use('web').logout()
  session.clear()
  session.regenerate()
  ctx.inertia.clearHistory()
  clearRememberCookie(ctx)
  if (notice) session.flash('notice', notice)
}
