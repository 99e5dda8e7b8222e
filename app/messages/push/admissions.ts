import type { Connection } from '#app/messages/push/connection'
import { CODE, frame } from '#app/messages/push/frames'
import type { Hub } from '#app/messages/push/hub'

export type Admitted = { userId: string; channels: string[] }

/** What the application says of its own channels; those that it does not guard follow the protocol alone. */
export type Guard = {
  guards(channel: string): boolean
  /** Of each, in the same order, the channels that it may still hear; null when its sign-in is over. */
  renew(admitted: Admitted[]): Promise<(string[] | null)[]>
}

/** Seconds. */
const LASTS = 60
const RENEWED_EVERY = 20

/** An admission lapses after a minute unless renewed, so that who signed out or was blocked hears nothing more. */
export class Admissions {
  #guard: Guard
  #hub: Hub
  #timer: NodeJS.Timeout
  #asked: { connection: Connection; channel: string; resolve: (isOpen: boolean) => void }[] = []
  #onError: (error: unknown) => void

  constructor(guard: Guard, hub: Hub, onError: (error: unknown) => void) {
    this.#guard = guard
    this.#hub = hub
    this.#onError = onError
    this.#timer = setInterval(() => void this.renew(), RENEWED_EVERY * 1000).unref()
  }

  close() {
    clearInterval(this.#timer)
  }

  guards = (channel: string) => this.#guard.guards(channel)

  /** A signature may be from before the sign-in ended. What is asked in one tick is asked together. */
  isOpen(connection: Connection, channel: string) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    if (this.#asked.push({ connection, channel, resolve }) === 1) setImmediate(() => void this.#ask())
    return promise
  }

  async #ask() {
    const asked = this.#asked.splice(0)
    try {
      const answers = await this.#guard.renew(
        asked.map(({ connection, channel }) => ({
          userId: connection.user!.id,
          channels: [channel],
        }))
      )
      for (const [index, { connection, channel, resolve }] of asked.entries()) {
        if (answers[index] === null) {
          this.#hub.drop(connection, CODE.unauthorized, 'The sign-in is over')
        }
        resolve(answers[index]?.includes(channel) ?? false)
      }
    } catch (error) {
      this.#onError(error)
      for (const { resolve } of asked) resolve(false)
    }
  }

  async renew() {
    const connections = [...this.#hub.connections].filter(({ admittedAt }) => admittedAt.size > 0)
    if (connections.length === 0) return
    const admitted = connections.map(({ user, admittedAt }) => ({
      userId: user!.id,
      channels: [...admittedAt.keys()],
    }))
    try {
      const renewed = await this.#guard.renew(admitted)
      for (const [index, connection] of connections.entries()) {
        this.#apply(connection, renewed[index])
      }
    } catch (error) {
      this.#onError(error)
      for (const connection of connections) this.#lapse(connection)
    }
  }

  #apply(connection: Connection, renewed: string[] | null) {
    if (renewed === null) {
      return this.#hub.drop(connection, CODE.unauthorized, 'The sign-in is over')
    }
    for (const channel of [...connection.admittedAt.keys()]) {
      if (renewed.includes(channel)) connection.admittedAt.set(channel, performance.now())
      else this.#end(connection, channel)
    }
  }

  #lapse(connection: Connection) {
    const since = performance.now() - LASTS * 1000
    for (const [channel, at] of [...connection.admittedAt]) {
      if (at <= since) this.#end(connection, channel)
    }
  }

  #end(connection: Connection, channel: string) {
    this.#hub.unsubscribe(connection, channel)
    const ended = { type: 'AuthError', status: 401, error: `The admission to ${channel} is over` }
    connection.send(frame('pusher:subscription_error', ended, channel))
  }
}
