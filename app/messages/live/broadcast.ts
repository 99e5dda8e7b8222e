import type { Audience } from '#app/messages/live/channel_sequence'
import type { EventName } from '#app/messages/live/isomorphic/events'
import { MAX_KEYS, relayAfterCommit } from '#app/messages/live/relay'
import { beforeCommit, currentTransaction, execute } from '#app/platform/shared/tenancy'

type Change = { event: EventName | null; audience: Audience | `browser:${string}`; key: string | null }

const changes = new WeakMap<object, Change[]>()

/** Stored with the change and sent after it, except to the tab that made it; a rollback tells nobody. */
export const broadcast = (event: EventName, key: string | null, ...audiences: Audience[]) =>
  tell(audiences.map((audience) => ({ event, audience, key })))

/** The live connections of these browsers end with the change. */
export const disconnect = (browserIds: string[]) =>
  tell(browserIds.map((id) => ({ event: null, audience: `browser:${id}`, key: null })))

/** What one transaction tells is stored in one statement. */
function tell(next: Change[]) {
  const transaction = currentTransaction()
  const told = changes.get(transaction)
  if (told) return void told.push(...next)
  const all = [...next]
  changes.set(transaction, all)
  beforeCommit(() => store(all))
  relayAfterCommit()
}

const store = (all: Change[]) =>
  execute(
    `insert into live_outbox (event, audience, keys)
     select told->>'event', told->>'audience',
       case when count(distinct told->>'key') <= ${MAX_KEYS}
         then coalesce(array_agg(distinct told->>'key') filter (where told->>'key' is not null), '{}') end
     from jsonb_array_elements(?::jsonb) with ordinality as changes (told, nth)
     group by 1, 2 order by min(nth)`,
    [JSON.stringify(all)]
  )
