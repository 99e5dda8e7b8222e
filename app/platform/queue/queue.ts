import { PgBoss } from 'pg-boss'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import type { JobName, Jobs } from '#app/platform/queue/job'
import { currentConnection } from '#app/platform/shared/tenancy'

const LAST_PLACE = 1_000

let boss: Promise<PgBoss> | undefined

export function queue(options: { supervise: boolean } = { supervise: false }) {
  boss ??= start(options.supervise).catch((error) => {
    boss = undefined
    throw error
  })
  return boss
}

export async function stopQueue() {
  const running = await boss
  boss = undefined
  await running?.stop({ graceful: true, timeout: 10_000 })
}

/** Enqueues in the scope's transaction. Users take turns: a user's n-th job follows the (n-1)-th of all others. */
export async function enqueue<Name extends JobName>(
  name: Name,
  data: Jobs[Name],
  person?: { id: number },
  /** `startAfter` in seconds; the highest priority comes first; a worker does `perGroup` of one group at a time. */
  { startAfter, ...given }: { startAfter?: number; group?: string; priority?: number } = {}
) {
  const connection = await currentConnection()
  const executeSql = async (text: string, values?: unknown[]) => connection.query(text, values)
  const groupId = given.group ?? (person && String(person.id))
  const priority = given.priority ?? (person ? -(await waiting(name, String(person.id))) : 0)
  const group = groupId ? { id: groupId } : undefined
  await (await queue()).send(name, data, { db: { executeSql }, priority, group, startAfter })
}

async function waiting(name: string, groupId: string) {
  const connection = await currentConnection()
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from pgboss.job where name = $1 and state < 'active' and group_id = $2 limit ${LAST_PLACE}
     ) jobs`,
    [name, groupId]
  )
  return rows[0].count
}

async function start(supervise: boolean) {
  const instance = new PgBoss({
    connectionString: env.get('DATABASE_APP_URL'),
    application_name: 'fareback queue',
    schema: 'pgboss',
    max: supervise ? 6 : 2,
    supervise,
    schedule: supervise,
    // Together with the lease this decides how soon an abandoned job is found.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: supervise,
  })
  instance.on('error', (error) => logger.error({ err: error }, 'queue: a statement failed'))
  await instance.start()
  return instance
}
