import type pg from 'pg'

/** On a connection of its own, outside of any scope: all of `work`, or nothing of it. */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>) {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
