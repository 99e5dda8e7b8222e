import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setImmediate as breathe, setTimeout as delay } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import { ignite } from '#bin/ignite'

/**
 * A process under measurement. `web` is our server, `worker` one without clients, `bare` a server that sends what it is
 * given to every `ws` there is, and nothing else. Told what to publish by its parent.
 */
export type Order =
  | { kind: 'rush'; events: number; window: number }
  | { kind: 'commits'; perSecond: number; seconds: number }
  | { kind: 'received'; events: number }

/** `browser`: where someone of the staff is signed in, whom the server lets in to what staff are told. */
export type Report = { kind: 'listens'; port: number; browser?: string } | { kind: 'done'; cpuMs: number }

export const CHANNEL = 'private-bench'
/** Where the app tells all staff. */
export const STAFF_CHANNEL = 'private-admin'
/** Milliseconds that all processes of a machine count alike. */
export const clock = () => Number(process.hrtime.bigint()) / 1e6

type Publish = (data: object) => Promise<unknown> | void

const role = process.argv[2] as 'web' | 'worker' | 'bare' | undefined
if (role) {
  const publish = role === 'bare' ? await bare() : await fareback(role)
  obey(publish)
}

function obey(publish: Publish) {
  process.once('disconnect', () => process.exit())
  let received = 0
  process.on('message', async (order: Order) => {
    if (order.kind === 'received') return void (received = order.events)
    const before = process.cpuUsage()
    received = 0
    if (order.kind === 'rush') {
      for (let sent = 0; sent < order.events; sent++) {
        while (sent - received >= order.window) await breathe()
        void publish(claimMoved())
      }
      while (received < order.events) await breathe()
    } else {
      await commits(order.perSecond, order.seconds)
    }
    const { user, system } = process.cpuUsage(before)
    report({ kind: 'done', cpuMs: (user + system) / 1000 })
  })
}

/** Each commit tells staff of a claim, as the app does; in place of its key is the time before the commit. */
async function commits(perSecond: number, seconds: number) {
  const { asWorker } = await import('#app/platform/shared/tenancy')
  const { execute } = await import('#app/platform/shared/execute')
  const { liveEvents, addToOutbox } = await import('#app/messages/live/outbox')
  const { broadcastsSent: broadcastsSaid } = await import('#app/messages/live/relay')
  const started = performance.now()
  for (let number = 0; number < perSecond * seconds; number++) {
    await delay(Math.max(0, started + (number * 1000) / perSecond - performance.now()))
    await asWorker(async () => {
      await execute('insert into rate_limits (key, points) values (?, 1)', [randomUUID()])
      addToOutbox(liveEvents('ClaimMoved', String(clock()), 'admin'))
    })
  }
  await broadcastsSaid()
}

async function fareback(kind: 'web' | 'worker'): Promise<Publish> {
  if (kind === 'web') {
    await ignite().httpServer().start()
    const { default: server } = await import('@adonisjs/core/services/server')
    listens(server.getNodeServer()!.address())
  } else {
    const app = ignite().createApp('console')
    await app.init()
    await app.boot()
    await app.start(() => {})
    report({ kind: 'listens', port: 0, browser: await staffBrowser() })
  }
  const { broadcaster } = await import('#app/messages/live/broadcaster')
  return (data) => broadcaster.trigger([{ channel: CHANNEL, event: 'claim_moved', data }])
}

async function staffBrowser() {
  const { createUser } = await import('#tests/factories/users')
  const { openBrowserSession } = await import('#app/people/accounts/auth/actions/open_browser_session')
  const { asWorker } = await import('#app/platform/shared/tenancy')
  const user = await createUser({ role: 'agent' })
  const from = { device: 'bench', userAgent: 'bench', ip: '127.0.0.1' }
  const opened = asWorker(() => openBrowserSession(user, from, { method: 'password', remember: false }))
  return (await opened).browser.publicId
}

async function bare(): Promise<Publish> {
  const http = createServer()
  const clients = new Set<WebSocket>()
  new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (client) => {
    clients.add(client)
    client.on('close', () => clients.delete(client))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  listens(http.address())
  return (data) => {
    const text = JSON.stringify({
      event: 'claim_moved',
      data: JSON.stringify(data),
      channel: CHANNEL,
    })
    for (const client of clients) client.send(text)
  }
}

function claimMoved() {
  return { claimId: '0199f0c6-7a54-7c3e-9a55-0d9f5e6c4b21', sequence: 1, sentAt: clock() }
}

function report(message: Report) {
  process.send!(message)
}

function listens(address: unknown) {
  report({ kind: 'listens', port: (address as AddressInfo).port })
}
