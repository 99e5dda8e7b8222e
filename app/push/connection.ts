import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { errorFrame, frame } from '#app/push/frames'
import type { Limits } from '#app/push/limits'
import type { User } from '#app/push/member'
import type { Member } from '#app/push/occupancy'
import { TokenBucket } from '#app/push/token_bucket'

const HIGHEST = 2 ** 47
const AS_TEXT = { binary: false }

/** One client: what it is subscribed to, who it signed in as, and whether it still answers. */
export class Connection {
  readonly id = `${randomInt(HIGHEST)}.${randomInt(HIGHEST)}`
  /** By channel; on presence channels with who it is there. */
  readonly subscriptions = new Map<string, Member | null>()
  user: User | null = null
  /** Messages from here that were none. */
  malformedFrames = 0

  #socket: WebSocket
  #limits: Limits
  #heardAt = performance.now()
  #isPinged = false
  #clientEvents: TokenBucket

  constructor(
    socket: WebSocket,
    limits: Limits,
    readonly address: string
  ) {
    this.#socket = socket
    this.#limits = limits
    this.#clientEvents = new TokenBucket(limits.clientEventsPerSecond)
  }

  send(encoded: Buffer) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(encoded, AS_TEXT)
    // A close frame would wait behind all that was not read.
    if (this.#socket.bufferedAmount > this.#limits.bufferedBytes) this.#socket.terminate()
  }

  error(code: number | null, message: string) {
    this.send(errorFrame(code, message))
  }

  close(code: number, message: string) {
    this.error(code, message)
    this.#socket.close(code, message)
  }

  touch() {
    this.#heardAt = performance.now()
    this.#isPinged = false
  }

  /** Asks a silent client whether it is there; false when it did not answer. */
  isAlive() {
    const silence = (performance.now() - this.#heardAt) / 1000
    const { activityTimeout, pongTimeout } = this.#limits
    if (silence > activityTimeout && !this.#isPinged) {
      this.#isPinged = true
      this.send(frame('pusher:ping', {}))
    }
    return silence <= activityTimeout + pongTimeout
  }

  /** Takes one client event from what a second allows. */
  takeToken() {
    return this.#clientEvents.take()
  }
}
