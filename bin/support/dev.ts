import { spawn } from 'node:child_process'
import { startDevelopment } from './development.ts'
import { say } from './output.ts'

/** The development server with hot reloading and a worker, on a migrated database. */
const { urls, stop: stopDatabase } = await startDevelopment()
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
  await stopDatabase()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
for (const child of children) child.once('exit', () => void stop())
