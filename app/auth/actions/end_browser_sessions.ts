import BrowserSession from '#app/auth/browser_session'
import type { EndReason } from '#app/auth/sign_in_method'
import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/sequences'
import { now } from '#app/shared/clock'
import { rows } from '#app/shared/scope'
import type User from '#app/users/user'

/**
 * Signs someone out everywhere, or everywhere but in one browser; remembered browsers are forgotten too.
 * Answers how many there were. Each browser is told at once, and else with its next request.
 */
export async function endBrowserSessions(user: User, reason: EndReason, except?: number) {
  const [ended] = await BrowserSession.query()
    .where({ tenant_id: user.tenantId, user_id: user.id })
    .whereNull('ended_at')
    .if(except, (query) => query.whereNot('id', except!))
    .update({
      ended_at: now().toSQL(),
      end_reason: reason,
      remember_hash: null,
      remember_previous_hash: null,
      remember_expires_at: null,
    })
  // An erased person leaves no session behind; the others live on for as long as it takes to tell them.
  if (reason === 'erased') await rows('delete from sessions where user_id = ?', [user.publicId])
  broadcast('SessionEnded', null, toUser(user.id))
  return Number(ended)
}
