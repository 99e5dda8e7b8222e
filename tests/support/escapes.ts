import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ignite } from '#bin/ignite'

/** A worker whose jobs leave errors behind that nobody catches. Prints how each ended. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { withErrorBoundary, installErrorBoundary, withErrorHandler } =
  await import('#app/platform/shared/error_boundary')
installErrorBoundary()

const job = (id: string, work: () => void) =>
  withErrorBoundary({ kind: 'job', id }, async () => {
    work()
    await delay(300)
    return 'done'
  }).catch((error: Error) => error.message)

const connection: string[] = []
const end = (error: unknown) => connection.push((error as Error).message)
withErrorHandler({ kind: 'connection', id: '1' }, end, () => {
  setTimeout(() => {
    throw new Error('thrown later')
  }, 10)
})
withErrorHandler({ kind: 'connection', id: '2' }, end, () => {
  throw new Error('thrown at once')
})

const jobs = await Promise.all([
  job('timer', () => setTimeout(() => broken('in a timer'), 10)),
  job('listener', () => setTimeout(() => new EventEmitter().emit('error', new Error('emitted')), 10)),
  job('promise', () => void Promise.reject(new Error('rejected'))),
  job('fine', () => {}),
])
console.log(JSON.stringify({ jobs, connection }))
await app.terminate()

function broken(message: string): never {
  throw new Error(message)
}
