import type { HttpContext } from '@adonisjs/core/http'
import { forget, remember, rememberedIn } from '#app/http/auth/browser'
import BrowserSession, { IDLE_HOURS } from '#app/auth/browser_session'
import { recogniseBrowser } from '#app/auth/remembering'
import type { EndReason } from '#app/auth/sign_in_method'
import { resumeSession } from '#app/http/auth/sign_in_user'
import { now } from '#app/shared/clock'
import { inTenant } from '#app/shared/scope'
import User from '#app/users/user'

const TOUCH_MINUTES = 5

/** Signs a remembered browser in again. Its person still proves themselves before a change that matters. */
export async function restoreRemembered(ctx: HttpContext) {
  const cookie = rememberedIn(ctx)
  if (!cookie) return

  const recognised = await recogniseBrowser(cookie)
  if (!recognised) return void forget(ctx)
  const { browser } = recognised
  const user = await inTenant(browser.tenantId, () => User.find(browser.userId))
  if (!user || user.isBlocked || user.erasedAt) return void forget(ctx)

  await resumeSession(ctx, user, browser.id)
  if (recognised.cookie) remember(ctx, recognised.cookie)
}

type Standing = { isOpen: true } | { isOpen: false; reason: EndReason | null }

/**
 * Whether this browser may go on as who it signed in as. It may have been signed out from elsewhere since, or
 * have been idle for too long. Watching for that does not count as a visit.
 */
export async function standingOf(ctx: HttpContext, user: User): Promise<Standing> {
  const browser = await browserOf(ctx, user)
  if (!browser) return { isOpen: false, reason: null }
  if (browser.endedAt) return { isOpen: false, reason: browser.endReason }

  const idle = now().diff(browser.lastSeenAt, 'minutes').minutes
  if (idle > IDLE_HOURS * 60 && !browser.isRemembered) return { isOpen: false, reason: null }
  const isWatching = ctx.request.url() === '/browser-session'
  if (idle > TOUCH_MINUTES && !isWatching) {
    await browser.merge({ lastSeenAt: now(), ip: ctx.request.ip() }).save()
  }
  return { isOpen: true }
}

/** As it came with the session, unless the person was let in only now. */
async function browserOf({ openedSession, session }: HttpContext, user: User) {
  const id: number = session.get('browser_id', 0)
  if (openedSession?.browser?.id === id) return openedSession.browser
  return BrowserSession.query().where({ tenant_id: user.tenantId, id, user_id: user.id }).first()
}
