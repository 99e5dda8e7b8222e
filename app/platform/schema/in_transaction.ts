import type pg from 'pg'

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
