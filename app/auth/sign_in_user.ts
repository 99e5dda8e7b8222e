import type { HttpContext } from '@adonisjs/core/http'
import { openBrowserSession } from '#app/auth/actions/open_browser_session'
import { browserOf, forget, remember } from '#app/auth/browser'
import { confirm } from '#app/auth/confirmation'
import type { SignInMethod } from '#app/auth/sign_in_method'
import { inTenant } from '#app/shared/scope'
import type User from '#app/users/user'

type Given = { method: SignInMethod; remember?: boolean }

/**
 * Lets someone in: a new session that knows nothing of the visitor's but where they wanted to go, so that no
 * one can prepare one for them.
 */
export async function signInUser(ctx: HttpContext, user: User, given: Given) {
  const { browser, cookie } = await inTenant(user.tenantId, () =>
    openBrowserSession(user, browserOf(ctx), {
      method: given.method,
      remember: given.remember ?? false,
    })
  )
  await startSession(ctx, user, browser.id)
  confirm(ctx.session)
  if (cookie) remember(ctx, cookie)
}

/** The session of someone who was let in, now or when the browser was remembered. */
export async function startSession(ctx: HttpContext, user: User, browserId: number) {
  const { auth, session } = ctx
  const [intended, locale] = [session.get('intended_url'), session.get('locale')]
  session.clear()
  await auth.use('web').login(user)
  session.put('tenant_id', user.tenantId)
  session.put('browser_id', browserId)
  if (intended) session.put('intended_url', intended)
  if (locale) session.put('locale', locale)
  await session.tag(user.publicId)
}

/** Back to a visitor, with nothing left of the person; the next page may say why. */
export async function endSession(ctx: HttpContext, notice?: { kind: string; text: string }) {
  const { auth, session } = ctx
  await auth.use('web').logout()
  session.clear()
  session.regenerate()
  forget(ctx)
  if (notice) session.flash('notice', notice)
}
