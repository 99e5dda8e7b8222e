import { audit } from '#app/audit/audit'
import type BrowserSession from '#app/auth/browser_session'
import type { EndReason } from '#app/auth/sign_in_method'
import { broadcast, hangUp } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/channel_sequence'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

export async function endBrowserSession(browser: BrowserSession, by: User, reason: EndReason) {
  await browser.merge({ endedAt: now(), endReason: reason }).save()
  await audit('user.browser_signed_out', by.subject, by, { reason })
  broadcast('SessionEnded', browser.publicId, toUser(browser.userId))
  hangUp([browser.publicId])
}
