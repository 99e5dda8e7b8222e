import { setTimeout as delay } from 'node:timers/promises'
import type { Bus, Message } from '#app/messages/push/bus'
import type { PushEvent } from '#app/messages/push/channels'
import type { Connection } from '#app/messages/push/connection'
import { CODE, asText, eventFrame } from '#app/messages/push/frames'
import { EventCache } from '#app/messages/push/event_cache'
import { LIMITS, type Limits } from '#app/messages/push/limits'
import { type Change, type Member, Occupancy } from '#app/messages/push/occupancy'
import { Peers } from '#app/messages/push/peers'

const BEAT_SECONDS = 3
/** Milliseconds that a new process waits for the state of the others. */
const MAX_ASKING = 1_500
const CACHE_SHARED = 100

export class Hub {
  readonly occupancy = new Occupancy()
  readonly connections = new Set<Connection>()
  readonly cache: EventCache
  #channels = new Map<string, Set<Connection>>()
  #peers = new Peers()
  #bus: Bus
  #timers: NodeJS.Timeout[] = []

  constructor(bus: Bus, limits: Limits = LIMITS) {
    this.#bus = bus
    this.cache = new EventCache(limits)
  }

  /** Settles when the other processes sent their state, or after MAX_ASKING: member lists are incomplete before. */
  async open() {
    this.#timers = [setInterval(() => this.#beat(), BEAT_SECONDS * 1000), setInterval(() => this.#checkSilent(), 1000)]
    await this.#bus.listen({
      receive: (sender, messages) => this.#receive(sender, messages),
      connected: () => this.#connected(),
    })
    const others = await this.#bus.countOthers()
    for (const until = Date.now() + MAX_ASKING; this.#peers.introduced < others;) {
      if (Date.now() > until) return
      await delay(10)
    }
  }

  close() {
    for (const timer of this.#timers) clearInterval(timer)
    this.#closeAll('The server restarts')
    this.#bus.send([{ kind: 'bye' }])
  }

  publish(events: PushEvent[]) {
    for (const event of events) this.#deliver(event)
    this.#bus.send(events.map((event) => ({ kind: 'event', event })))
  }

  relay(connection: Connection, { channel, event, data }: Omit<PushEvent, 'socketId'>) {
    const userId = connection.subscriptions.get(channel)?.user_id
    this.publish([{ channel, event, data, socketId: connection.id, userId }])
  }

  isFull(channel: string, userId: string, most: number) {
    const members = this.occupancy.members(channel)
    return members.length >= most && !members.some((member) => member.user_id === userId)
  }

  terminate(userId: string) {
    this.#terminate(userId)
    this.#bus.send([{ kind: 'terminate', userId }])
  }

  subscribe(connection: Connection, channel: string, member: Member | null) {
    const subscribers = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, subscribers.add(connection))
    connection.subscriptions.set(channel, member)
    this.#change(channel, member, 1, connection)
  }

  unsubscribe(connection: Connection, channel: string) {
    const member = connection.subscriptions.get(channel)
    if (member === undefined) return
    connection.subscriptions.delete(channel)
    connection.admittedAt.delete(channel)
    const subscribers = this.#channels.get(channel)
    subscribers?.delete(connection)
    if (subscribers?.size === 0) this.#channels.delete(channel)
    this.#change(channel, member, -1, connection)
  }

  leave(connection: Connection) {
    if (!this.connections.delete(connection)) return
    for (const channel of connection.subscriptions.keys()) this.unsubscribe(connection, channel)
  }

  /** Membership ends now, not when the client closes its end. */
  drop(connection: Connection, code: number, reason: string) {
    connection.close(code, reason)
    this.leave(connection)
  }

  #deliver(pushed: PushEvent) {
    const { channel, event, data, socketId, userId } = pushed
    this.cache.keep(pushed)
    const subscribers = this.#channels.get(channel)
    if (!subscribers) return
    const encoded = eventFrame(event, data, channel, userId)
    for (const connection of subscribers) if (connection.id !== socketId) connection.send(encoded)
  }

  #change(channel: string, member: Member | null, step: number, by: Connection) {
    const change: Change = { channel, subscriptions: this.#channels.get(channel)?.size ?? 0 }
    if (member) {
      const held = this.occupancy.connectionsOf(this.#bus.id, channel, member.user_id)
      change.member = { ...member, connections: held + step }
    }
    this.#apply(this.#bus.id, change, by)
    this.#bus.send([{ kind: 'change', change }])
  }

  #apply(process: string, change: Change, by?: Connection) {
    const happened = this.occupancy.apply(process, change)
    if (!happened || !change.member) return
    const { user_id: id, user_info: info } = change.member
    this.#deliver({
      channel: change.channel,
      event: `pusher_internal:member_${happened}`,
      data: asText({ user_id: id, user_info: happened === 'added' ? info : undefined }),
      socketId: by?.id,
    })
  }

  #receive(sender: string, messages: Message[]) {
    const isNew = this.#peers.hear(sender)
    for (const message of messages) this.#handle(sender, message)
    // It sent its state before we listened, or while we took it for gone.
    if (isNew && !messages.some(({ kind }) => kind === 'state')) this.#announceState(true)
  }

  #handle(sender: string, message: Message) {
    switch (message.kind) {
      case 'event':
        return this.#deliver(message.event)
      case 'terminate':
        return this.#terminate(message.userId)
      case 'change':
        return this.#apply(sender, message.change)
      case 'state':
        this.#peers.introduce(sender)
        this.#forget(sender, message.changes)
        for (const change of message.changes) this.#apply(sender, change)
        for (const event of message.cached) {
          if (!this.cache.find(event.channel)) this.cache.keep(event)
        }
        if (message.asks) this.#announceState(false)
        return
      case 'alive':
        return
      case 'bye':
        this.#lose(sender)
    }
  }

  /** Messages sent before this are lost: connected clients reconnect and catch up. */
  #connected() {
    this.#closeAll('Reconnect to catch up')
    this.#announceState(true)
  }

  #announceState(asks: boolean) {
    const changes = this.occupancy.changesOf(this.#bus.id)
    this.#bus.send([{ kind: 'state', changes, cached: this.cache.newest(CACHE_SHARED), asks }])
  }

  #lose(process: string) {
    this.#peers.remove(process)
    this.#forget(process)
  }

  #forget(process: string, still: Change[] = []) {
    const key = ({ channel, member }: Change) => JSON.stringify([channel, member?.user_id])
    const kept = new Set(still.map(key))
    for (const change of this.occupancy.changesOf(process)) {
      if (kept.has(key(change))) continue
      const { channel, member } = change
      const gone = member && { ...member, connections: 0 }
      this.#apply(process, { channel, subscriptions: 0, member: gone })
    }
  }

  #terminate(userId: string) {
    for (const connection of this.connections) {
      if (connection.user?.id !== userId) continue
      this.drop(connection, CODE.unauthorized, 'The user was disconnected')
    }
  }

  #closeAll(reason: string) {
    for (const connection of this.connections) connection.close(CODE.reconnect, reason)
    for (const connection of this.connections) this.leave(connection)
  }

  #beat() {
    this.#bus.send([{ kind: 'alive' }])
    for (const process of this.#peers.silent()) this.#lose(process)
  }

  #checkSilent() {
    for (const connection of this.connections) {
      if (!connection.isAlive()) this.drop(connection, CODE.pongTimeout, 'Pong reply not received')
    }
  }
}
