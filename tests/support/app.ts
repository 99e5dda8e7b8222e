import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import edge from 'edge.js'
import { ignite } from '#bin/ignite'
import { workerDatabase } from '#tests/support/database'

declare global {
  // One application and one database per worker, whatever the number of test files it runs.
  var fareback: Promise<{ url: string }> | undefined
}

globalThis.fareback ??= boot()

/** The address of this worker's server. */
export const { url } = await globalThis.fareback

async function boot() {
  Object.assign(process.env, await workerDatabase(), {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    APP_KEY: 'a key that only the tests know....',
    APP_URL: 'http://localhost',
    STAFF_TWO_FACTOR: 'off',
    // Each client of a test comes from a network of its own, see tests/support/client.ts.
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_TRANSPORT: 'stored',
    MAIL_ACCEPTANCE: 'stub',
    RESEARCHER_APPLICATIONS: 'open',
    // Never a real Pusher, whatever the machine's own environment says.
    ...{ PUSHER_APP_ID: '', PUSHER_KEY: '', PUSHER_SECRET: '' },
  })
  const app = ignite().createApp('web')
  await app.init()
  await app.boot()
  // As in production: no test changes a template.
  edge.configure({ cache: true })
  // Before those of the application, whose last one takes every address that is left.
  await import('#tests/support/protocol_routes')
  const http = createServer()
  await app.start(async () => {
    const server = await app.container.make('server')
    await server.boot()
    http.on('request', server.handle.bind(server))
    server.setNodeServer(http)
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    http.unref()
  })
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}
