import type { Page, WebSocketRoute } from '@playwright/test'
import { bare, expect, signIn } from './support/browser.js'
import { startBeside } from './support/start_fareback.js'

/* The constants of sections 7 and 9 of the specification, as Chromium keeps them. Time is moved, not waited for. */

const test = bare
const PUSH = /\/app\/[^/]+\?protocol=/

type Talk = { sent: string[]; opened: number; routes: WebSocketRoute[]; isDeaf: boolean }

/** Stands between the page and the server's socket; deaf, it lets nothing of the server through. */
async function between(page: Page) {
  const talk: Talk = { sent: [], opened: 0, routes: [], isDeaf: false }
  await page.routeWebSocket(PUSH, (socket) => {
    talk.opened++
    talk.routes.push(socket)
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      talk.sent.push(JSON.parse(String(message)).event)
      server.send(message)
    })
    server.onMessage((message) => {
      if (!talk.isDeaf) socket.send(message)
    })
  })
  return talk
}

const signOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Geen live verbinding' })

/** Signed in with a clock that tests can move, and live. */
async function live(page: Page) {
  await page.clock.install()
  const talk = await between(page)
  await signIn(page, 'traveller@example.test')
  await page.goto('/claims')
  await page.clock.runFor(5_000)
  await expect.poll(() => talk.sent).toContain('pusher:subscribe')
  await expect.poll(() => stateOf(page)).toBe('live')
  return talk
}

const stateOf = (page: Page) =>
  page.locator('[data-state]').first().getAttribute('data-state', { timeout: 1_000 })

test('after 120 s without a word the page asks, and after 30 s without an answer it connects anew', async ({ page }) => {
  const talk = await live(page)
  talk.sent.length = 0
  await page.clock.fastForward(114_000)
  expect(talk.sent).not.toContain('pusher:ping')
  talk.isDeaf = true
  await page.clock.fastForward(6_500)
  await expect.poll(() => talk.sent).toContain('pusher:ping')

  const opened = talk.opened
  await page.clock.fastForward(29_000)
  expect(talk.opened).toBe(opened)
  talk.isDeaf = false
  await page.clock.runFor(1_500)
  await expect.poll(() => talk.opened).toBe(opened + 1)
}) // prettier-ignore

test('a lost connection is tried again after 1 s, and is no connection after 10 s', async ({ page }) => {
  const talk = await live(page)
  const opened = talk.opened
  talk.isDeaf = true
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await talk.routes.at(-1)!.close({ code: 1011 })
  await page.waitForTimeout(500)
  await page.clock.runFor(900)
  await page.waitForTimeout(200)
  expect(talk.opened).toBe(opened)
  // The close may have come to the page a little later than it was sent.
  for (let late = 0; late < 500 && talk.opened === opened; late += 100) {
    await page.clock.runFor(100)
    await page.waitForTimeout(100)
  }
  expect(talk.opened).toBe(opened + 1)

  await page.clock.runFor(9_500)
  await expect(signOf(page)).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(signOf(page)).toBeAttached()
}) // prettier-ignore

test('which transport works is remembered for 30 minutes', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'traveller@example.test')
  /** Connects with a memory of some age, and says whether it was still counted on. */
  const isCountedOn = async (minutes: number) => {
    await page.evaluate((age) => {
      localStorage.pusherTransportNonTLS = JSON.stringify({ timestamp: Date.now() - age * 60_000, transport: 'xhr_polling', latency: 9, cacheSkipCount: 2 }) // prettier-ignore
    }, minutes)
    await page.goto('/claims')
    await page.clock.runFor(5_000)
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.pusherTransportNonTLS ?? '{}') as Record<string, unknown>) // prettier-ignore
    await expect.poll(async () => (await kept()).transport).toBe('ws')
    return (await kept()).cacheSkipCount === 3
  }
  expect(await isCountedOn(29)).toBe(true)
  expect(await isCountedOn(31)).toBe(false)
})

test('joining asks the server with a form and the anti-forgery header, and visits name the socket', async ({ page }) => {
  const asked = page.waitForRequest('**/broadcasting/auth')
  const signedIn = page.waitForRequest('**/broadcasting/user-auth')
  await signIn(page, 'traveller@example.test')
  const request = await asked
  const form = new URLSearchParams(request.postData()!)
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  expect(request.headers()['x-xsrf-token']).toBeTruthy()
  expect([...form.keys()].sort()).toEqual(['channel_name', 'socket_id'])
  expect(form.get('channel_name')).toMatch(/^private-user\.[0-9a-f-]{36}$/)
  expect((await signedIn).postData()).toBe(`socket_id=${form.get('socket_id')}`)

  await expect.poll(() => stateOf(page)).toBe('live')
  const visit = page.waitForRequest((one) => Boolean(one.headers()['x-inertia']))
  await page.getByRole('link', { name: 'Claims' }).first().click()
  expect((await visit).headers()['x-socket-id']).toBe(form.get('socket_id'))
}) // prettier-ignore

test('hosted Pusher is asked over TLS, in the cluster eu, with its public key', async ({ page }) => {
  const server = await startBeside({ PUSHER_APP_ID: '1', PUSHER_KEY: 'a-public-key', PUSHER_SECRET: 'a secret' }) // prettier-ignore
  try {
    const urls: string[] = []
    await page.routeWebSocket(/pusher\.com/, (socket) => void urls.push(socket.url()))
    await signIn(page, 'traveller@example.test', `${server.url}/login`)
    await expect.poll(() => urls, { timeout: 15_000 }).not.toEqual([])
    expect(urls[0]).toMatch(/^wss:\/\/ws-eu\.pusher\.com(:443)?\/app\/a-public-key\?protocol=7&client=js/)
    expect(await page.content()).not.toContain('a secret')
    // Our own endpoint is not there then.
    const own = await page.request.get(`${server.url}/apps/fareback/channels`)
    expect(own.status()).toBe(404)
  } finally {
    await server.stop()
  }
}) // prettier-ignore
