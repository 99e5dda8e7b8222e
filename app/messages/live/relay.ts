import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { type Broadcast, broadcaster } from '#app/messages/live/broadcaster'
import { type Audience, reserveSequences } from '#app/messages/live/channel_sequence'
import { type EventName, type Hint, NAMESPACE } from '#app/messages/live/isomorphic/events'
import { number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { execute } from '#app/platform/shared/execute'
import { afterCommit, asWorker } from '#app/platform/shared/tenancy'

/** Keeps an event far below the 10 kB that Pusher accepts. */
export const MAX_KEYS = 100

const AT_ONCE = 5_000

/** Milliseconds between two trips to the database, so that many commits share one. */
const INTERVAL = 25

/** Milliseconds between two looks of a worker for what a process that died left behind. */
const SWEEP = 1_000

type Told = { event: EventName; audience: Audience; keys: Set<string> | null; socketId: string | null }

let relaying: Promise<void> | null = null
let isAsked = false
let relayedAt = -Infinity

/** Nobody waits for it, and its failures are logged. */
export const relayAfterCommit = () => afterCommit(relay)

/** In a worker. Returns what stops it. */
export function sweepOutbox() {
  const timer = setInterval(relay, SWEEP)
  return () => clearInterval(timer)
}

export const broadcastsSent = async () => relaying

function relay() {
  isAsked = true
  relaying ??= relayAll().finally(() => {
    relaying = null
    // Asked between the last look and this moment.
    if (isAsked) relay()
  })
}

/** One at a time, so that a burst of commits uses one connection and keeps its order; the first is sent at once. */
async function relayAll() {
  while (isAsked) {
    await delay(Math.max(0, relayedAt + INTERVAL - performance.now()))
    relayedAt = performance.now()
    isAsked = false
    await relayNext().catch((error: unknown) => logger.error({ err: error }, 'live: what changed was not told'))
  }
}

/** Leased: no lock is held while it is sent. If this process dies, another renumbers it and its listeners reload. */
async function relayNext() {
  const leased = await asWorker(async () => {
    // The planner believes that the pages which a burst left behind are full, and would read them all, twice.
    const [, rows] = await Promise.all([execute('set local enable_seqscan = off'), lease()])
    const told = merged(rows)
    const places = told.length > 0 ? await reserveSequences(told.map(({ audience }) => audience)) : []
    return { rows, told, places }
  })
  const { rows, told, places } = leased
  if (rows.length === 0) return
  await trigger(
    told.flatMap(({ event, keys, socketId }, index) => {
      const place = places[index]
      if (!place) return []
      const data: Hint = { keys: keys && [...keys], sequence: place.sequence }
      return { channel: place.channel, event: NAMESPACE + event, data, socketId: socketId ?? undefined }
    })
  )
  await broadcaster.disconnect(
    rows.flatMap(({ event, audience }) => (event === null ? audience.replace(/^browser:/, '') : []))
  )
  await asWorker(() => execute('delete from live_outbox where id = any(?::bigint[])', [rows.map(({ id }) => id)]))
  if (rows.length === AT_ONCE) isAsked = true
}

const trigger = (events: Broadcast[]) =>
  broadcaster
    .trigger(events)
    .catch((error: unknown) => logger.error({ err: error }, 'live: nobody was told of %d changes', events.length))

const lease = () =>
  readRows(
    {
      id: number('id'),
      event: orNull(typed<EventName>('event')),
      audience: text('audience'),
      keys: orNull(texts('keys')),
      socketId: orNull(text('socket_id')),
    },
    (columns) => `with next as (
       select id from live_outbox where leased_until is null or leased_until < clock_timestamp()
       order by id limit ${AT_ONCE} for update skip locked
     ), leased as (
       update live_outbox o set leased_until = clock_timestamp() + interval '10 seconds'
       from next where o.id = next.id returning o.*
     )
     select ${columns} from leased order by id`
  )

function merged(rows: Awaited<ReturnType<typeof lease>>) {
  const told = new Map<string, Told>()
  for (const { event, audience, keys, socketId } of rows) {
    if (event === null) continue
    const address = `${event} ${audience} ${socketId ?? ''}`
    const same = told.get(address)
    if (!same) told.set(address, { event, audience: audience as Audience, keys: keys && new Set(keys), socketId })
    else if (!keys || !same.keys) same.keys = null
    else for (const key of keys) same.keys.add(key)
  }
  return [...told.values()].map((one) => ({ ...one, keys: one.keys && one.keys.size <= MAX_KEYS ? one.keys : null }))
}
