import { setImmediate } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { broadcaster } from '#app/broadcasting/broadcaster'
import { type EventName, type Hint, NAMESPACE } from '#app/broadcasting/events'
import { type Audience, reserveSequences } from '#app/broadcasting/channel_sequence'
import { SOCKET_ID } from '#app/push/channels'
import { currentRequest } from '#app/shared/current_request'
import { afterCommit } from '#app/shared/tenancy'

type Broadcast = { event: EventName; to: Audience; keys: Set<string>; socketId?: string }

/** Keeps an event far below the 10 kB that Pusher accepts. */
const MOST_KEYS = 100

const waiting: Broadcast[] = []
const leaving: string[] = []
let sending: Promise<void> | null = null

/** Sent after the commit, except to the tab that made the change. Never waits and never fails the change. */
export function broadcast(event: EventName, key: string | null, ...audiences: Audience[]) {
  const socketId = senderOf()
  afterCommit(() => {
    for (const to of audiences)
      enqueue({ event, to, keys: new Set(key === null ? [] : [key]), socketId })
    startSending()
  })
}

export function hangUp(browserIds: string[]) {
  afterCommit(() => {
    leaving.push(...browserIds)
    startSending()
  })
}

export const broadcastsSent = async () => sending

function enqueue(next: Broadcast) {
  const same = waiting.find(
    ({ event, to, socketId }) =>
      event === next.event && to === next.to && socketId === next.socketId
  )
  if (!same) return void waiting.push(next)
  for (const key of next.keys) same.keys.add(key)
}

const startSending = () => {
  sending ??= sendAll().finally(() => (sending = null))
}

/** One at a time, so that a burst of commits uses one connection and keeps its order. */
async function sendAll() {
  while (waiting.length > 0 || leaving.length > 0) {
    await setImmediate()
    const batch = waiting.splice(0, 50)
    const gone = waiting.length > 0 ? [] : leaving.splice(0)
    await trigger(batch).catch((error: unknown) =>
      logger.error({ err: error }, 'Nobody was told live of %d changes', batch.length)
    )
    // Even when sending failed: these sessions have ended.
    await broadcaster.hangUp(gone)
  }
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

const keysOf = (keys: Set<string>) => (keys.size > MOST_KEYS ? null : [...keys])

function senderOf() {
  const id = currentRequest()?.socketId
  return id && SOCKET_ID.test(id) ? id : undefined
}
