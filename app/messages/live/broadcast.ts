import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { broadcaster } from '#app/messages/live/broadcaster'
import { type EventName, type Hint, NAMESPACE } from '#app/messages/live/isomorphic/events'
import { type Audience, reserveSequences } from '#app/messages/live/channel_sequence'
import { SOCKET_ID } from '#app/messages/push/channels'
import { currentRequest } from '#app/platform/shared/current_request'
import { afterCommit } from '#app/platform/shared/tenancy'

type Broadcast = { event: EventName; to: Audience; keys: Set<string>; socketId?: string }

/** Keeps an event far below the 10 kB that Pusher accepts. */
const MAX_KEYS = 100

/** One trip to the database numbers so many. */
const AT_ONCE = 500

/** Milliseconds between two of these trips, so that many commits share one. */
const INTERVAL = 25

/** In the order of their first telling; an address finds what waits already, however much that is. */
const waiting = new Map<string, Broadcast>()
const leaving: string[] = []
let sending: Promise<void> | null = null
let sentAt = -Infinity

/** Sent after the commit, except to the tab that made the change. Never waits and never fails the change. */
export function broadcast(event: EventName, key: string | null, ...audiences: Audience[]) {
  const socketId = senderOf()
  afterCommit(() => {
    for (const to of audiences) enqueue({ event, to, keys: new Set(key === null ? [] : [key]), socketId })
    startSending()
  })
}

export function disconnect(browserIds: string[]) {
  afterCommit(() => {
    leaving.push(...browserIds)
    startSending()
  })
}

export const broadcastsSent = async () => sending

function enqueue(next: Broadcast) {
  const address = `${next.event} ${next.to} ${next.socketId ?? ''}`
  const same = waiting.get(address)
  if (!same) return void waiting.set(address, next)
  for (const key of next.keys) same.keys.add(key)
}

function startSending() {
  sending ??= sendAll().finally(() => {
    sending = null
    // A change told between the last look and this moment.
    if (waiting.size > 0 || leaving.length > 0) startSending()
  })
}

/** One at a time, so that a burst of commits uses one connection and keeps its order; the first is sent at once. */
async function sendAll() {
  while (waiting.size > 0 || leaving.length > 0) {
    await delay(Math.max(0, sentAt + INTERVAL - performance.now()))
    sentAt = performance.now()
    const batch = takeWaiting()
    const gone = waiting.size > 0 ? [] : leaving.splice(0)
    await trigger(batch).catch((error: unknown) =>
      logger.error({ err: error }, 'Nobody was told live of %d changes', batch.length)
    )
    // Even when sending failed: these sessions have ended.
    await broadcaster.disconnect(gone)
  }
}

function takeWaiting() {
  const taken = [...waiting].slice(0, AT_ONCE)
  for (const [address] of taken) waiting.delete(address)
  return taken.map(([, next]) => next)
}

async function trigger(batch: Broadcast[]) {
  if (batch.length === 0) return
  const places = await reserveSequences(batch.map(({ to }) => to))
  await broadcaster.trigger(
    batch.flatMap(({ event, keys, socketId }, index) => {
      const place = places[index]
      if (!place) return []
      const data: Hint = { keys: keysOf(keys), sequence: place.sequence }
      return { channel: place.channel, event: NAMESPACE + event, data, socketId }
    })
  )
}

const keysOf = (keys: Set<string>) => (keys.size > MAX_KEYS ? null : [...keys])

function senderOf() {
  const id = currentRequest()?.socketId
  return id && SOCKET_ID.test(id) ? id : undefined
}
