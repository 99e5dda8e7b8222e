import type { HttpContext } from '@adonisjs/core/http'
import { clearRememberCookie, setRememberCookie, rememberCookie } from '#app/http/auth/cookies'
import BrowserSession, { IDLE_HOURS } from '#app/auth/browser_session'
import { verifyRememberToken } from '#app/auth/remember_token'
import type { EndReason } from '#app/auth/sign_in_method'
import { isPrecognitive } from '#app/http/precognition'
import { resumeSession } from '#app/http/auth/sign_in_user'
import { now } from '#app/shared/clock'
import { inTenant } from '#app/shared/tenancy'
import User from '#app/users/user'

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

/** The browser may have been signed out elsewhere or be idle. A background request does not count as a visit. */
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
