import { join } from 'node:path'
import pg from 'pg'

/**
 * A database for this process, copied from the migrated template. `bin/test` starts the server, migrates the
 * template and says where it is.
 */
export async function workerDatabase(name = `test_${process.pid}`) {
  const { TEST_ADMIN_URL, TEST_DATABASE_URL, TEST_DATABASE_APP_URL, TEST_STORAGE } = process.env
  if (!TEST_ADMIN_URL) throw new Error('Run the tests through bin/test, or with bin/test --only <names>')

  const client = new pg.Client({ connectionString: TEST_ADMIN_URL })
  await client.connect()
  await client.query(`create database "${name}" template fareback_template owner fareback_owner`)
  await client.query(`revoke temporary on database "${name}" from public`)
  await client.end()

  return {
    DATABASE_URL: withDatabase(TEST_DATABASE_URL!, name),
    DATABASE_APP_URL: withDatabase(TEST_DATABASE_APP_URL!, name),
    // Beside those of the other workers, which go with the run: a worker may be killed and clears nothing.
    DRIVE_ROOT: join(TEST_STORAGE!, name),
  }
}

function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
