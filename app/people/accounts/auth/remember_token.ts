import BrowserSession from '#app/people/accounts/auth/browser_session'
import { hashOf, newToken } from '#app/people/accounts/auth/tokens'
import { now } from '#app/platform/shared/clock'
import { safeEqual } from '@adonisjs/core/helpers'
import { asAuthentication, inTenant } from '#app/platform/shared/tenancy'

const REMEMBER_DAYS = 60
/** Covers requests that the browser sent before it received the newer token. */
const OVERLAP_SECONDS = 60

/** The cookie is `<public id>.<token>`; the token changes at every use. */
export function newRememberToken() {
  const token = newToken()
  const columns = {
    rememberHash: hashOf(token),
    rememberExpiresAt: now().plus({ days: REMEMBER_DAYS }),
    rememberRotatedAt: now(),
  }
  return { token, columns }
}

export const formatRememberCookie = (browser: BrowserSession, token: string) => `${browser.publicId}.${token}`

type RememberedSession = { browser: BrowserSession; cookie: string | null }

/** Pages send several requests at once: the previous token is valid for a minute. After that it counts as stolen. */
export async function verifyRememberToken(cookie: string): Promise<RememberedSession | null> {
  const [publicId, token] = cookie.split('.')
  if (!token || !/^[0-9a-f-]{36}$/.test(publicId)) return null

  const browser = await asAuthentication(() =>
    BrowserSession.query()
      .where('public_id', publicId)
      .whereNull('ended_at')
      .where('remember_expires_at', '>', now().toSQL()!)
      .first()
  )
  if (!browser) return null

  const hash = hashOf(token)
  if (safeEqual(browser.rememberHash ?? '', hash)) return inTenant(browser.tenantId, () => rotate(browser))
  if (!safeEqual(browser.rememberPreviousHash ?? '', hash)) return null
  if (now().diff(browser.rememberRotatedAt!, 'seconds').seconds < OVERLAP_SECONDS) {
    return { browser, cookie: null }
  }
  await inTenant(browser.tenantId, () =>
    BrowserSession.query().where('id', browser.id).update({ ended_at: now().toSQL(), end_reason: 'stolen' })
  )
  return null
}

async function rotate(browser: BrowserSession): Promise<RememberedSession> {
  const { token, columns } = newRememberToken()
  const [first] = await BrowserSession.query().where({ id: browser.id, remember_hash: browser.rememberHash! }).update({
    remember_previous_hash: browser.rememberHash,
    remember_hash: columns.rememberHash,
    remember_rotated_at: columns.rememberRotatedAt.toSQL(),
    remember_expires_at: columns.rememberExpiresAt.toSQL(),
    last_seen_at: now().toSQL(),
  })
  return { browser, cookie: first ? formatRememberCookie(browser, token) : null }
}
