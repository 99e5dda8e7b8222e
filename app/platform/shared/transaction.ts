import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'
import { boundClient } from '#app/platform/shared/bound_client'

type Pool = { acquireConnection(): Promise<Client>; releaseConnection(connection: Client): Promise<void> }
type Connected = { connection: { stream: import('node:stream').Writable } }

const pool = () => db.connection().getWriteClient().client as unknown as Pool

/** Takes a connection with its first statement, and none without one. `opening` is the SQL that begins it. */
export class Transaction {
  #opened: Promise<Client> | null = null
  #client: QueryClientContract | null = null
  #hasEnded = false

  constructor(readonly opening: () => string) {}

  get isOpen() {
    return this.#opened !== null
  }

  /** Rejects once the transaction has ended: by then the connection is someone else's. */
  async connection() {
    if (this.#hasEnded) throw new Error('This transaction has ended')
    return (this.#opened ??= this.#open())
  }

  /** For models, whose statements run here. */
  get client() {
    return (this.#client ??= boundClient(() => this.connection()))
  }

  /** Rejects where the database rolls back instead. */
  commit() {
    return this.#end('commit', async (connection) => {
      const { command } = await connection.query('commit')
      if (command !== 'COMMIT') throw new Error('A statement failed, so nothing was committed')
    })
  }

  rollback() {
    return this.#end('rollback', (connection) => connection.query('rollback'))
  }

  async #open() {
    const connection = await pool().acquireConnection()
    cork(connection)
    // Where it fails, so do all statements after it.
    connection.query(this.opening()).catch(() => {})
    return connection
  }

  async #end(how: string, work: (connection: Client) => Promise<unknown>) {
    if (this.#hasEnded) throw new Error(`Too late to ${how}: this transaction has ended`)
    this.#hasEnded = true
    if (!this.#opened) return
    const connection = await this.#opened
    try {
      await work(connection)
    } finally {
      await pool().releaseConnection(connection)
    }
  }
}

/** BEGIN and the statement after it leave in one packet: writing it is most of what a short transaction costs. */
function cork(connection: Client) {
  const { stream } = (connection as unknown as Connected).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
