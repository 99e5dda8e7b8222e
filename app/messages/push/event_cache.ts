import { type PushEvent, isCache } from '#app/messages/push/channels'
import type { Limits } from '#app/messages/push/limits'

type Cached = { event: PushEvent; until: number }

/** The last event of each cache channel, for half an hour. Client events are not cached. */
export class EventCache {
  #limits: Limits
  #events = new Map<string, Cached>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  keep(event: PushEvent) {
    if (!isCache(event.channel) || event.event.startsWith('client-')) return
    if (event.event.startsWith('pusher_internal:')) return
    // Deleted first, so that the map stays in the order of the latest event.
    this.#events.delete(event.channel)
    this.#events.set(event.channel, { event, until: Date.now() + this.#limits.cacheSeconds * 1000 })
    const [oldest] = this.#events.keys()
    if (this.#events.size > this.#limits.cachedChannels) this.#events.delete(oldest)
  }

  find(channel: string) {
    const cached = this.#events.get(channel)
    if (!cached) return null
    const ttl = Math.ceil((cached.until - Date.now()) / 1000)
    if (ttl > 0) return { event: cached.event, ttl }
    this.#events.delete(channel)
    return null
  }

  newest(count: number) {
    return [...this.#events.keys()].slice(-count).flatMap((channel) => this.find(channel)?.event ?? [])
  }
}
