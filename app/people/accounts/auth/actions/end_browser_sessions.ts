import { text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { EndReason } from '#app/people/accounts/auth/sign_in_method'
import { liveEvents, addToOutbox, disconnections } from '#app/messages/live/outbox'
import { toUser } from '#app/messages/live/channel_sequence'
import { now } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

/** Answers the number of sessions ended; `except` is a browser that stays signed in. */
export async function endBrowserSessions(user: User, reason: EndReason, except?: number) {
  const ended = await readRows(
    { id: text('public_id') },
    (columns) => `
       update browser_sessions set ended_at = ?, end_reason = ?, remember_hash = null,
       remember_previous_hash = null, remember_expires_at = null
     where tenant_id = ? and user_id = ? and ended_at is null and id <> ?
     returning ${columns}`,
    [now().toISO(), reason, user.tenantId, user.id, except ?? 0]
  )
  // Erased users leave no session. Others keep theirs until the next request, which tells them.
  if (reason === 'erased') await execute('select sessions_destroy_of(?)', [user.publicId])
  addToOutbox([...liveEvents('SessionEnded', null, toUser(user.id)), ...disconnections(ended.map(({ id }) => id))])
  return ended.length
}
