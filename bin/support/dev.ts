import { type ChildProcess, spawn } from 'node:child_process'
import { ENDING_SIGNALS, endInTime } from './deadline.ts'
import { startDevelopment } from './development.ts'
import { say } from './output.ts'

/** The development server with hot reloading and a worker, on a migrated database. */
const { urls, stop: stopDatabase } = await startDevelopment()
say(`  DATABASE_URL=${urls.DATABASE_URL}`)
// Nobody's own mailbox is here: the links of travellers' mails are clicked in the admin panel.
const env = { MAIL_LINKS: 'shown', ...process.env, ...urls }
const children = [
  spawn('node', ['ace', 'serve', '--hmr'], { env, stdio: 'inherit' }),
  spawn('node', ['ace', 'work'], { env, stdio: 'inherit' }),
]

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const impatient = setTimeout(() => child.kill('SIGKILL'), 7_000)
    child.once('exit', () => {
      clearTimeout(impatient)
      resolve()
    })
  })

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map(exited))
  await stopDatabase()
  process.exit(0)
}
endInTime()
for (const signal of ENDING_SIGNALS) process.on(signal, () => void stop())
for (const child of children) child.once('exit', () => void stop())
