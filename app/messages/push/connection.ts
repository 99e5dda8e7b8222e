import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { errorFrame, frame } from '#app/messages/push/frames'
import type { Limits } from '#app/messages/push/limits'
import type { User } from '#app/messages/push/member'
import type { Subscription } from '#app/messages/push/decode'
import type { Member } from '#app/messages/push/occupancy'
import { TokenBucket } from '#app/messages/push/token_bucket'

const HIGHEST = 2 ** 47
const AS_TEXT = { binary: false }

export class Connection {
  readonly id = `${randomInt(HIGHEST)}.${randomInt(HIGHEST)}`
  /** By channel; the member on presence channels, null on others. */
  readonly subscriptions = new Map<string, Member | null>()
  user: User | null = null
  /** Of guarded channels: when the application last said yes. */
  readonly admittedAt = new Map<string, number>()
  readonly joining = new Set<string>()
  waiting: Subscription[] = []
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
    // A close frame would wait behind the unread data.
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

  /** Pings a silent client; false when it did not answer the last ping. */
  isAlive() {
    const silence = (performance.now() - this.#heardAt) / 1000
    const { activityTimeout, pongTimeout } = this.#limits
    if (silence > activityTimeout && !this.#isPinged) {
      this.#isPinged = true
      this.send(frame('pusher:ping', {}))
    }
    return silence <= activityTimeout + pongTimeout
  }

  takeToken() {
    return this.#clientEvents.take()
  }
}
