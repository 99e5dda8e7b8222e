import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { generateCode } from './build.ts'
import { database, olderDatabase, persistentSecret } from './environment.ts'
import { run } from './run.ts'
import { abort, step } from './output.ts'

const FOLDER = 'tmp/dev'

export const clearDevelopment = () => rmSync(FOLDER, { recursive: true, force: true })

/** The database to develop on, with `.env` written and everything migrated. `stop` leaves one that ran before. */
export async function startDevelopment(report: typeof step = step) {
  writeEnvironment()
  const { urls, server } = await report('Starting PostgreSQL', () =>
    database(`${FOLDER}/postgres`, 'fareback', persistentSecret(FOLDER, 'database_secret'))
  )
  const stop = async () => {
    if (!server?.wasRunning) await server?.stop()
  }
  const problem = await olderDatabase(urls, FOLDER, 'bin/setup --reset')
  if (problem) {
    await stop()
    abort(problem)
  }
  try {
    await report('Generating types', () => generateCode(urls))
    await report('Migrating', () => run('node', ['ace', 'migration:run', '--connection=owner'], urls))
  } catch (error) {
    await stop()
    throw error
  }
  return { urls, stop }
}

function writeEnvironment() {
  if (existsSync('.env')) return
  const example = readFileSync('.env.example', 'utf8')
  writeFileSync('.env', example.replace('APP_KEY=', `APP_KEY=${randomBytes(24).toString('base64url')}`))
}
