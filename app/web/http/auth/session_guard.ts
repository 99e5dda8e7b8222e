import type { HttpContext } from '@adonisjs/core/http'
import { clearRememberCookie, setRememberCookie, rememberCookie } from '#app/web/http/auth/cookies'
import BrowserSession, { IDLE_HOURS } from '#app/people/accounts/auth/browser_session'
import { verifyRememberToken } from '#app/people/accounts/auth/remember_token'
import type { EndReason } from '#app/people/accounts/auth/sign_in_method'
import { isPrecognitive } from '#app/web/http/precognition'
import { resumeSession } from '#app/web/http/auth/sign_in_user'
import { now } from '#app/platform/shared/clock'
import { inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

const TOUCH_MINUTES = 5

/** Signs a remembered browser in again, without confirming the user's identity. */
export async function restoreRememberedSession(ctx: HttpContext) {
  const cookie = rememberCookie(ctx)
  if (!cookie) return

  const remembered = await verifyRememberToken(cookie)
  if (!remembered) return void clearRememberCookie(ctx)
  const { browser } = remembered
  const user = await inTenant(browser.tenantId, () => User.find(browser.userId))
  if (!user || user.isBlocked || user.erasedAt) return void clearRememberCookie(ctx)

  await resumeSession(ctx, user, browser.id)
  if (remembered.cookie) setRememberCookie(ctx, remembered.cookie)
}

type SessionStatus = { isOpen: true } | { isOpen: false; reason: EndReason | null }

/** The browser may have been signed out elsewhere or be idle. Asking whether it is, and typing, are no visit. */
export async function sessionStatus(ctx: HttpContext, user: User): Promise<SessionStatus> {
  const browser = await browserOf(ctx, user)
  if (!browser) return { isOpen: false, reason: null }
  if (browser.endedAt) return { isOpen: false, reason: browser.endReason }

  const idle = now().diff(browser.lastSeenAt, 'minutes').minutes
  if (idle > IDLE_HOURS * 60 && !browser.isRemembered) return { isOpen: false, reason: null }
  const isWatching = ctx.request.url() === '/browser-session' || isPrecognitive(ctx)
  if (idle > TOUCH_MINUTES && !isWatching) {
    await browser.merge({ lastSeenAt: now(), ip: ctx.request.ip() }).save()
  }
  return { isOpen: true }
}

async function browserOf({ openedSession, session }: HttpContext, user: User) {
  const id: number = session.get('browser_id', 0)
  if (openedSession?.browser?.id === id) return openedSession.browser
  return BrowserSession.ownedBy(user).where({ id }).first()
}
