import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { database, secretIn } from './environment.ts'
import { run } from './run.ts'
import { say, step } from './say.ts'

/** Makes a checkout ready to develop in: `.env`, generated types, a migrated database with the demo's story. */
const FOLDER = 'tmp/dev'

if (process.argv.includes('--reset')) rmSync(FOLDER, { recursive: true, force: true })
if (!existsSync('.env')) {
  const example = readFileSync('.env.example', 'utf8')
  writeFileSync(
    '.env',
    example.replace('APP_KEY=', `APP_KEY=${randomBytes(24).toString('base64url')}`)
  )
}
const { urls, server } = await step('Starting PostgreSQL', () =>
  database(`${FOLDER}/postgres`, 'fareback', secretIn(FOLDER, 'database_secret'))
)
try {
  await step('Generating types', () => run('node', ['ace', 'codegen'], urls))
  await step('Migrating', () => run('node', ['ace', 'migration:run', '--connection=owner'], urls))
} finally {
  await server?.stop()
}
say('  Ready: bin/dev starts the server, the worker and the database.')
