import type { Writable } from 'node:stream'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/** knex sends BEGIN at once and waits, and has no option for this. */
export async function deferredTransaction(client: QueryClientContract, opening: () => string) {
  defer(client.getWriteClient().client as unknown as Client)
  const transaction = await client.transaction()
  deferredOf(transaction).opening = opening
  return transaction
}

export const begin = (transaction: TransactionClientContract) => deferredOf(transaction).begin()

export const hasBegun = (transaction: TransactionClientContract) => deferredOf(transaction).hasBegun

type Query = (connection: unknown, statement: unknown) => Promise<unknown>
type TransactionQueries = {
  query: Query
  transaction(...given: unknown[]): Transaction
  deferred?: Deferred
}
type Transaction = {
  trxClient: TransactionQueries
  _completed: boolean
  _resolver(): void
  begin(connection: unknown): Promise<void>
  commit(connection: unknown, value?: unknown): Promise<unknown>
  rollback(connection: unknown, error?: unknown): Promise<unknown>
}
type Connected = { connection: { stream: Writable } }
type Client = { transaction(...given: unknown[]): Transaction }

const deferredOf = (transaction: TransactionClientContract) =>
  (transaction.knexClient as unknown as { client: TransactionQueries }).client.deferred!

class Deferred {
  opening = () => 'begin'
  #begun?: Promise<unknown>
  #send: (sql: string) => Promise<unknown>

  constructor(send: (sql: string) => Promise<unknown>) {
    this.#send = send
  }

  get hasBegun() {
    return this.#begun !== undefined
  }

  /** Later statements reject with the same error, so nobody needs to await this one. */
  begin() {
    this.#begun ??= this.#send(this.opening())
    this.#begun.catch(() => {})
    return this.#begun
  }
}

/** BEGIN and the statement after it leave in one packet: writing it is most of what a short transaction costs. */
function cork(stream: Writable) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const known = new WeakSet<Client>()

function defer(client: Client) {
  if (known.has(client)) return
  known.add(client)
  const make = client.transaction
  client.transaction = (...given) => {
    const transaction = make.apply(client, given)
    deferBegin(transaction)
    return transaction
  }
}

function deferBegin(transaction: Transaction) {
  let deferred: Deferred
  const { commit, rollback } = transaction
  transaction.begin = async (connection) => {
    const { trxClient } = transaction
    const { query, transaction: nest } = trxClient
    deferred = new Deferred((sql) => {
      cork((connection as Connected).connection.stream)
      return query.call(trxClient, connection, sql)
    })
    trxClient.deferred = deferred
    trxClient.query = async (to, statement) => {
      const [, answer] = await Promise.all([deferred.begin(), query.call(trxClient, to, statement)])
      return answer
    }
    trxClient.transaction = (...given) => {
      void deferred.begin()
      return nest.apply(trxClient, given)
    }
  }
  const unlessEmpty =
    (end: Transaction['commit']): Transaction['commit'] =>
    async (connection, value) => {
      if (deferred.hasBegun) return end.call(transaction, connection, value)
      transaction._completed = true
      transaction._resolver()
    }
  transaction.commit = unlessEmpty(commit)
  transaction.rollback = unlessEmpty(rollback)
}
