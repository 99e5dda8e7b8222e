import { spawn } from 'node:child_process'
import { database, secretIn } from './environment.ts'
import { say, step } from './say.ts'

/** The development server with hot reloading and a worker, on the database that bin/setup made. */
const FOLDER = 'tmp/dev'
const { urls, server } = await step('Starting PostgreSQL', () =>
  database(`${FOLDER}/postgres`, 'fareback', secretIn(FOLDER, 'database_secret'))
)
say(`  DATABASE_URL=${urls.DATABASE_URL}`)
const env = { ...process.env, ...urls }
const children = [
  spawn('node', ['ace', 'serve', '--hmr'], { env, stdio: 'inherit' }),
  spawn('node', ['ace', 'work'], { env, stdio: 'inherit' }),
]

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  await server?.stop()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
for (const child of children) child.once('exit', () => void stop())
