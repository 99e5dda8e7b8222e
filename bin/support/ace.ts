import { spawn } from 'node:child_process'
import { endInTime } from './deadline.ts'
import { startDevelopment } from './development.ts'

/** `node ace`, on the database to develop on: the running one of bin/dev, or one for as long as the command takes. */
const { urls, stop } = await startDevelopment((_name, work) => work())
const child = spawn('node', ['ace', ...process.argv.slice(2)], {
  env: { ...process.env, ...urls },
  stdio: 'inherit',
})
endInTime()
// The command hears Ctrl-C as well, and ends in its own way.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => void child.kill('SIGTERM'))
child.once('exit', async (code) => {
  await stop()
  process.exit(code ?? 1)
})
