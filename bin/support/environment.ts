import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type DatabaseUrls, createAppRole, createDatabase, isOfOlderVersion } from './database.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { abort } from './output.ts'

/** A secret that lasts as long as the folder of the run that needs it. */
export function persistentSecret(folder: string, name: string) {
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** The database to use: DATABASE_URL if given, else our own server with its data in `folder`. */
export async function database(
  folder: string,
  name: string,
  secret: string
): Promise<{ urls: DatabaseUrls; server: RunningPostgres | null }> {
  const given = process.env.DATABASE_URL
  if (!given) {
    const server = await startPostgres(folder)
    return { server, urls: await createDatabase(server.adminUrl, name, secret) }
  }
  const app = process.env.DATABASE_APP_URL
  const urls = app ? { DATABASE_URL: given, DATABASE_APP_URL: app } : await createAppRole(given, secret)
  return { urls, server: null }
}

/** In one sentence why this database cannot be brought up to date, or null. `reset` is the command that starts afresh. */
export async function olderDatabase(urls: DatabaseUrls, folder: string, reset: string) {
  if (!(await isOfOlderVersion(urls.DATABASE_URL))) return null
  if (process.env.DATABASE_URL)
    return 'An older version of Fareback made the database of DATABASE_URL: give an empty one.'
  return `An older version of Fareback made the database in ${folder}: ${reset} starts afresh, without what is in it.`
}

export async function refuseUsedPort(port: number) {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  if (!free) abort(`Port ${port} is in use. Choose another: PORT=${port + 1} bin/demo`)
}

export function refuseFullDisk(wantedBytes: number) {
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize < wantedBytes) {
    abort(`The disk is nearly full: free ${Math.ceil(wantedBytes / 1e9)} GB and run this again.`)
  }
}
