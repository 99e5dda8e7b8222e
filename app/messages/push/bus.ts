import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { PushEvent } from '#app/messages/push/channels'
import type { Change } from '#app/messages/push/occupancy'

export type Message =
  | { kind: 'event'; event: PushEvent }
  | { kind: 'terminate'; userId: string }
  | { kind: 'change'; change: Change }
  /** The full state of the sender; `asks` requests the same from the others. */
  | { kind: 'state'; changes: Change[]; cached: PushEvent[]; asks: boolean }
  | { kind: 'alive' }
  | { kind: 'bye' }

type Listener = {
  receive: (sender: string, messages: Message[]) => void
  /** Connected or reconnected; messages sent before are missed. */
  connected: () => void
}

type Options = { url: string; onError: (error: unknown) => void }

const CHANNEL = 'fareback_push'
const LISTENER = 'fareback push listener'
// PostgreSQL limits the payload of a notification to 8000 bytes.
const PART = 7_900
const AT_ONCE = 1_000
const MAX_WAITING = 50_000
const FIRST_WAIT = 100
const MAX_WAIT = 5_000

/** Messages sent during a NOTIFY go along with the next one, so that round trips do not limit throughput. */
export class Bus {
  readonly id = randomUUID()
  #options: Options
  #listener: Listener | null = null
  #client: Promise<pg.Client | null> | null = null
  #current: pg.Client | null = null
  #waiting: Message[] = []
  #flushing: Promise<void> | null = null
  #statements = 0
  #parts = new Map<string, string>()
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  get isConnected() {
    return this.#current !== null
  }

  async listen(listener: Listener) {
    this.#listener = listener
    await this.#connection()
  }

  async countOthers() {
    const client = await this.#connection()
    const answer = await client
      ?.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()`,
        [LISTENER]
      )
      .catch(this.#options.onError)
    return answer ? answer.rows[0].count : 0
  }

  send(messages: Message[]) {
    this.#waiting.push(...messages)
    // After this long without a database the other processes have started afresh anyway.
    if (this.#waiting.length > MAX_WAITING) this.#waiting.splice(0, messages.length)
    this.#flushing ??= this.#flush()
  }

  async close() {
    await Promise.race([this.#flushing, delay(2_000, null, { ref: false })])
    this.#isClosed = true
    await this.#current?.end().catch(() => {})
  }

  async #flush() {
    // Messages of the same tick go in one statement.
    await Promise.resolve()
    let wait = FIRST_WAIT
    while (this.#waiting.length > 0 && !this.#isClosed) {
      if (await this.#sendSome()) {
        wait = FIRST_WAIT
      } else {
        await delay(wait)
        wait = Math.min(wait * 2, MAX_WAIT)
      }
    }
    this.#flushing = null
  }

  async #sendSome() {
    const client = await this.#connection()
    if (!client || this.#isClosed) return false
    const messages = this.#waiting.splice(0, AT_ONCE)
    try {
      await client.query('select pg_notify($1, part) from unnest($2::text[]) part', [CHANNEL, this.#partsOf(messages)])
      return true
    } catch (error) {
      this.#waiting.unshift(...messages)
      this.#options.onError(error)
      this.#lose(client)
      return false
    }
  }

  /** ASCII, so that a character is a byte; numbered, since PostgreSQL sends equal notifications once. */
  #partsOf(messages: Message[]) {
    const text = JSON.stringify(messages).replace(
      /[\u0080-\uffff]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
    )
    const statement = ++this.#statements
    const count = Math.ceil(text.length / PART)
    return Array.from({ length: count }, (_, index) => {
      const header = `${this.id} ${statement} ${index + 1}/${count} `
      return header + text.slice(index * PART, (index + 1) * PART)
    })
  }

  #connection() {
    this.#client ??= this.#connect()
    return this.#client
  }

  async #connect(): Promise<pg.Client | null> {
    for (let wait = FIRST_WAIT; !this.#isClosed; wait = Math.min(wait * 2, MAX_WAIT)) {
      const client = this.#newClient()
      try {
        await client.connect()
        // No message needs to survive a crash of the database.
        await client.query('set synchronous_commit = off')
        if (this.#listener) await client.query(`listen ${CHANNEL}`)
        if (this.#isClosed) break
        this.#current = client
        this.#listener?.connected()
        return client
      } catch (error) {
        this.#options.onError(error)
        await delay(wait)
      } finally {
        if (this.#current !== client) void client.end().catch(() => {})
      }
    }
    return null
  }

  #newClient() {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: this.#listener ? LISTENER : 'fareback push sender',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      // A dead connection shows up as a query that times out.
      query_timeout: 10_000,
    })
    client.on('error', this.#options.onError)
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.once('end', () => this.#lose(client))
    return client
  }

  #lose(client: pg.Client) {
    if (this.#current !== client) return
    this.#current = null
    this.#parts.clear()
    void client.end().catch(() => {})
    this.#client = this.#listener && !this.#isClosed ? this.#connect() : null
  }

  #hear(payload: string) {
    const [sender, , part] = payload.split(' ', 3)
    if (sender === this.id) return

    const text = payload.slice(payload.indexOf(part) + part.length + 1)
    const [index, count] = part.split('/')
    // The parts of one statement arrive in order.
    const whole = index === '1' ? text : (this.#parts.get(sender) ?? '') + text
    if (index !== count) return void this.#parts.set(sender, whole)
    this.#parts.delete(sender)
    try {
      this.#listener?.receive(sender, JSON.parse(whole) as Message[])
    } catch (error) {
      // Another version of the app may send other messages; that must not end this process.
      this.#options.onError(error)
    }
  }
}
