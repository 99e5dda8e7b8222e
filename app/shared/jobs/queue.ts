import { PgBoss } from 'pg-boss'
import env from '#start/env'
import type { Jobs } from '#app/shared/jobs/jobs'
import { currentConnection } from '#app/shared/scope'

let boss: Promise<PgBoss> | undefined

/** The queue on our own PostgreSQL. `supervise` belongs to workers: they retry and clean up. */
export function queue(options: { supervise: boolean } = { supervise: false }) {
  boss ??= start(options.supervise)
  return boss
}

export async function stopQueue() {
  const running = await boss
  boss = undefined
  await running?.stop({ graceful: true, timeout: 10_000 })
}

/**
 * Enqueues work in the transaction of the current scope: it exists when the change is committed, and
 * not at all when the change is rolled back.
 */
export async function enqueue<Name extends keyof Jobs>(name: Name, data: Jobs[Name]) {
  const connection = await currentConnection()
  const executeSql = async (text: string, values?: unknown[]) => connection.query(text, values)
  await (await queue()).send(name, data, { db: { executeSql } })
}

async function start(supervise: boolean) {
  const instance = new PgBoss({
    connectionString: env.get('DATABASE_APP_URL'),
    schema: 'pgboss',
    max: supervise ? 4 : 2,
    supervise,
    schedule: supervise,
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: supervise,
  })
  instance.on('error', (error) => console.error(error))
  await instance.start()
  return instance
}
