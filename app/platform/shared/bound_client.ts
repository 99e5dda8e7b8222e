import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'

type Connect = () => Promise<Client>

/** A client of Lucid whose statements all run on one connection: it asks for one before each, and gives it back after. */
export function boundClient(connect: Connect): QueryClientContract {
  const unbound = db.connection()
  const bound = builders(unbound, connect)
  const client = Object.create(unbound) as QueryClientContract
  client.getReadClient = client.getWriteClient = () => bound as never
  return client
}

function builders(unbound: QueryClientContract, connect: Connect) {
  const knex = unbound.getWriteClient()
  const client = Object.assign(Object.create(knex.client as object), {
    acquireConnection: connect,
    releaseConnection: async () => {},
  })
  return {
    client,
    queryBuilder: () => knex.queryBuilder(),
    raw: (...given: Parameters<typeof knex.raw>) => knex.raw(...given),
    transaction: () => savepoint(unbound, connect),
  }
}

/** What Lucid opens for several rows at once. */
async function savepoint(unbound: QueryClientContract, connect: Connect) {
  const run = async (sql: string) => (await connect()).query(sql)
  let isCompleted = false
  const end = (sql: string) => async () => {
    isCompleted = true
    await run(sql)
  }
  await run('savepoint several')
  return {
    ...builders(unbound, connect),
    isCompleted: () => isCompleted,
    commit: end('release savepoint several'),
    rollback: end('rollback to savepoint several'),
  }
}
