import type { Page, WebSocketRoute } from '@playwright/test'
import { bare, become, expect, signIn } from './support/browser.js'
import { until } from './support/clock.js'

/* The constants of sections 7 and 9 of the specification, as Chromium keeps them. Time is moved, not waited for. */

const test = bare
const PUSH = /\/app\/[^/]+\?protocol=/

/** `opened`: when each socket was opened. */
type Talk = {
  sent: string[]
  heard: string[]
  opened: number[]
  routes: WebSocketRoute[]
  isDeaf: boolean
}

/** Stands between the page and the server's socket; deaf, it lets nothing of the server through. */
async function between(page: Page) {
  const talk: Talk = { sent: [], heard: [], opened: [], routes: [], isDeaf: false }
  await page.routeWebSocket(PUSH, (socket) => {
    talk.opened.push(Date.now())
    talk.routes.push(socket)
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      talk.sent.push(JSON.parse(String(message)).event)
      server.send(message)
    })
    server.onMessage((message) => {
      if (talk.isDeaf) return
      talk.heard.push(JSON.parse(String(message)).event)
      socket.send(message)
    })
  })
  return talk
}

/** Signed in with a clock that tests can move, and live. */
async function live(page: Page) {
  await page.clock.install()
  const talk = await between(page)
  await signIn(page, 'traveller@example.test', '/claims')
  await page.clock.runFor(5_000)
  // Whatever is heard later puts off the question.
  await expect.poll(() => talk.heard).toContain('pusher_internal:subscription_succeeded')
  await expect.poll(() => talk.heard).toContain('pusher:signin_success')
  await isLive(page)
  return talk
}

const isLive = (page: Page) =>
  expect(page.locator('[data-state]').first()).toHaveAttribute('data-state', 'live', {
    timeout: 15_000,
  })

test(
  'after 120 s without a word the page asks, and after 30 s without an answer it connects anew',
  { tag: '@long' },
  async ({ page }) => {
    const talk = await live(page)
    talk.sent.length = 0
    await page.clock.fastForward(109_000)
    expect(talk.sent).not.toContain('pusher:ping')
    talk.isDeaf = true
    // A little more than the rest: the page counts from the last word it heard.
    await until(page, () => talk.sent.includes('pusher:ping'))

    const opened = talk.opened.length
    await page.clock.fastForward(22_000)
    await page.waitForTimeout(300)
    expect(talk.opened).toHaveLength(opened)
    talk.isDeaf = false
    await until(page, () => talk.opened.length > opened)
  }
)

test('a lost connection is tried again after 1 s', async ({ page }) => {
  const { opened, routes } = await between(page)
  await signIn(page, 'traveller@example.test', '/claims')
  await isLive(page)

  const known = opened.length
  const lostAt = Date.now()
  await routes.at(-1)!.close({ code: 1011 })
  await expect.poll(() => opened.length).toBe(known + 1)
  const after = opened.at(-1)! - lostAt
  expect(after).toBeGreaterThanOrEqual(950)
  // The next slower way would be after five seconds.
  expect(after).toBeLessThan(4_500)
  await isLive(page)
})

test('which transport works is remembered for 30 minutes', { tag: '@long' }, async ({ page }) => {
  await page.clock.install()
  await become(page, 'traveller@example.test')
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  /** Connects with a memory of some age, and says whether it was still counted on. */
  const isCountedOn = async (minutes: number) => {
    // Here no connection writes its own memory over it.
    await page.goto('/empty')
    await page.evaluate((age) => {
      localStorage.pusherTransportNonTLS = JSON.stringify({
        timestamp: Date.now() - age * 60_000,
        transport: 'xhr_polling',
        latency: 9,
        cacheSkipCount: 2,
      })
    }, minutes)
    await page.goto('/claims')
    await page.clock.runFor(5_000)
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.pusherTransportNonTLS ?? '{}') as Record<string, unknown>)
    await expect.poll(async () => (await kept()).transport).toBe('ws')
    return (await kept()).cacheSkipCount === 3
  }
  expect(await isCountedOn(29)).toBe(true)
  expect(await isCountedOn(31)).toBe(false)
})

test('joining asks the server with a form and the anti-forgery header, and visits name the socket', async ({
  page,
}) => {
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

  await isLive(page)
  const visit = page.waitForRequest((one) => Boolean(one.headers()['x-inertia']))
  await page.getByRole('link', { name: 'Claims' }).first().click()
  expect((await visit).headers()['x-socket-id']).toBe(form.get('socket_id'))
})

test(
  'hosted Pusher is asked over TLS, in the cluster eu, with its public key',
  { tag: '@long' },
  async ({ page, serverWith }) => {
    const server = await serverWith({
      PUSHER_APP_ID: '1',
      PUSHER_KEY: 'a-public-key',
      PUSHER_SECRET: 'a secret',
    })
    const urls: string[] = []
    await page.routeWebSocket(/pusher\.com/, (socket) => void urls.push(socket.url()))
    await signIn(page, 'traveller@example.test', `${server.url}/batches`)
    await expect.poll(() => urls, { timeout: 15_000 }).not.toEqual([])
    expect(urls[0]).toMatch(/^wss:\/\/ws-eu\.pusher\.com(:443)?\/app\/a-public-key\?protocol=7&client=js/)
    expect(await page.content()).not.toContain('a secret')
    // Our own endpoint is not there then.
    const own = await page.request.get(`${server.url}/apps/fareback/channels`)
    expect(own.status()).toBe(404)
  }
)
