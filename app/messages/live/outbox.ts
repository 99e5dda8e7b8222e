import type { Audience } from '#app/messages/live/channel_sequence'
import type { EventName } from '#app/messages/live/isomorphic/events'
import { MAX_KEYS, relayAfterCommit } from '#app/messages/live/relay'
import { execute } from '#app/platform/shared/execute'
import { beforeCommit, currentTransaction } from '#app/platform/shared/tenancy'

/** Without an event the live connections of a browser end. */
export type LiveEvent = { event: EventName | null; audience: Audience | `browser:${string}`; key: string | null }

const changes = new WeakMap<object, LiveEvent[]>()

export const liveEvents = (event: EventName, key: string | null, ...audiences: Audience[]): LiveEvent[] =>
  audiences.map((audience) => ({ event, audience, key }))

export const disconnections = (browserIds: string[]): LiveEvent[] =>
  browserIds.map((id) => ({ event: null, audience: `browser:${id}`, key: null }))

/** Stored with the change and sent after the commit, except to the tab that made it. One statement per transaction. */
export function addToOutbox(next: LiveEvent[]) {
  if (next.length === 0) return
  const transaction = currentTransaction()
  const told = changes.get(transaction)
  if (told) return void told.push(...next)
  const all = [...next]
  changes.set(transaction, all)
  beforeCommit(() => store(all))
  relayAfterCommit()
}

const store = (all: LiveEvent[]) =>
  execute(
    `insert into live_outbox (event, audience, keys)
     select told->>'event', told->>'audience',
       case when count(distinct told->>'key') <= ${MAX_KEYS}
         then coalesce(array_agg(distinct told->>'key') filter (where told->>'key' is not null), '{}') end
     from jsonb_array_elements(?::jsonb) with ordinality as changes (told, nth)
     group by 1, 2 order by min(nth)`,
    [JSON.stringify(all)]
  )
