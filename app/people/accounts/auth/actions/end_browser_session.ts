import { record } from '#app/messages/events/record'
import type BrowserSession from '#app/people/accounts/auth/browser_session'
import type { EndReason } from '#app/people/accounts/auth/sign_in_method'
import { liveEvents, disconnections } from '#app/messages/live/outbox'
import { toUser } from '#app/messages/live/channel_sequence'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

export async function endBrowserSession(browser: BrowserSession, by: User, reason: EndReason) {
  await browser.merge({ endedAt: now(), endReason: reason }).save()
  const ended = liveEvents('SessionEnded', browser.publicId, toUser(browser.userId))
  await record('user.browser_signed_out', by.subject, by, { reason }, [...ended, ...disconnections([browser.publicId])])
}
