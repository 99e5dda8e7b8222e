import type { Page, Request } from '@playwright/test'
import { PASSWORD, bare, become, expect, signIn, test } from './support/browser.js'
import { open } from './support/open.js'

const EMAIL = 'navigator@example.test'

/** From here on time stands still in the page; `clock.runFor` lets it pass, to the millisecond. */
async function stopTime(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The uploads, with all that the page asks for by itself: what comes later would end what was fetched ahead. */
async function openUploads(page: Page) {
  await become(page, EMAIL)
  const caughtUp = page.waitForResponse((answer) => isByItself(answer.request()))
  await open(page, '/batches')
  await caughtUp
}

/** What the page asks for from now on. */
function watch(page: Page, wanted: (request: Request) => boolean) {
  const seen: Request[] = []
  page.on('request', (request) => void (wanted(request) && seen.push(request)))
  return seen
}

/** Long enough for a request that a timer caused to leave the page. */
const moment = (page: Page) =>
  page
    .evaluate(() => new Promise((done) => queueMicrotask(() => done(0))))
    .then(() => new Promise((done) => setTimeout(done, 120)))

/** Settles when the page has what it fetched ahead. */
const keptAhead = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => document.addEventListener('inertia:prefetched', () => done(), { once: true }))
  )

const isByItself = (request: Request) => 'x-inertia-partial-data' in request.headers()

const isVisitTo = (path: string) => (request: Request) =>
  new URL(request.url()).pathname === path && request.headers()['x-inertia'] === 'true' && !isByItself(request)

const menuItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

const bar = (page: Page) => page.locator('#nprogress .bar')

/** Moves the mouse without waiting for anything: time may stand still. */
async function hover(page: Page, name: string) {
  const box = (await menuItem(page, name).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test('a link is fetched after 75 ms under the pointer', { tag: '@long' }, async ({ page }) => {
  await openUploads(page)
  const fetched = watch(page, isVisitTo('/claims'))
  await stopTime(page)

  await hover(page, 'Claims')
  await page.clock.runFor(74)
  await moment(page)
  expect(fetched).toHaveLength(0)

  await page.clock.runFor(1)
  await expect.poll(() => fetched.length).toBe(1)
  expect(fetched[0].headers()).toMatchObject({ purpose: 'prefetch', 'x-inertia': 'true' })
})

test('what was fetched serves a visit for 30 seconds', { tag: '@long' }, async ({ page }) => {
  await openUploads(page)
  const fetched = watch(page, isVisitTo('/claims'))
  await stopTime(page)

  const fetchAhead = async (from: string) => {
    const count = fetched.length
    const stored = keptAhead(page)
    await hover(page, from === 'Claims' ? 'Uploads' : 'Claims')
    await page.clock.runFor(75)
    await expect.poll(() => fetched.length).toBe(count + 1)
    await stored
    await moment(page)
  }

  await fetchAhead('Uploads')
  await page.clock.runFor(29_999)
  await menuItem(page, 'Claims').dispatchEvent('click')
  await expect(page).toHaveURL(/\/claims$/)
  expect(fetched).toHaveLength(1)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Uploads' })).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(1)
  await fetchAhead('Uploads')
  await page.clock.runFor(30_000)
  await menuItem(page, 'Claims').dispatchEvent('click')
  await expect(page).toHaveURL(/\/claims$/)
  expect(fetched).toHaveLength(3)
})

test('a grey bar shows that a visit takes more than 250 ms', { tag: '@long' }, async ({ page }) => {
  await openUploads(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/service-schedule', async (route) => {
    await held
    await route.continue()
  })
  await stopTime(page)
  const asked = page.waitForRequest('**/service-schedule')
  await footerLink(page, 'Kosten en termijnen').dispatchEvent('click')
  await asked

  await page.clock.runFor(249)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar(page)).toHaveCount(1)
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(128, 128, 128)')
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0)

  release()
  await expect(page).toHaveURL(/service-schedule/)
  await page.clock.runFor(2_000)
  await expect(bar(page)).toHaveCount(0)
})

test('where one was on a page is kept 100 ms after scrolling, and found again', { tag: '@long' }, async ({ page }) => {
  await become(page, EMAIL)
  await open(page, '/profile/security')
  await stopTime(page)
  const keptAt = () => page.evaluate(() => history.state.documentScrollPosition?.top ?? 0)
  const scrolled = page.evaluate(
    () => new Promise((done) => addEventListener('scroll', done, { once: true, capture: true }))
  )
  await page.evaluate(() => scrollTo(0, 400))
  await scrolled

  await page.clock.runFor(99)
  await moment(page)
  expect(await keptAt()).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(keptAt).toBe(400)

  await page.clock.resume()
  // Inertia keeps the place a tenth of a second after the page scrolled: who goes back faster takes it along.
  const settled = page.evaluate(
    () =>
      new Promise<void>((done) =>
        addEventListener('scroll', () => setTimeout(done, 150), { once: true, capture: true })
      )
  )
  // A real click would scroll to the link first.
  await menuItem(page, 'Saldo').dispatchEvent('click')
  await expect(page).toHaveURL(/balance/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await settled
  await page.goBack()
  await expect(page).toHaveURL(/profile/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('a visit says what it is, and so does every other call', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { timeouts, tokens }: { timeouts: number[]; tokens: string[] } = Object.assign(window, {
      timeouts: [],
      tokens: [],
    })
    const original = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (...given) {
      timeouts.push(this.timeout)
      tokens.push(decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''))
      return original.apply(this, given)
    }
  })
  await become(page, EMAIL)
  /** Those that the browser held whenever it sent something. */
  const tokens = () => page.evaluate(() => (window as unknown as { tokens: string[] }).tokens)
  await open(page, '/batches')
  const [visit] = await Promise.all([
    page.waitForRequest(isVisitTo('/service-schedule')),
    footerLink(page, 'Kosten en termijnen').click(),
  ])
  const sent = await visit.allHeaders()
  expect(sent).toMatchObject({
    'x-inertia': 'true',
    'x-inertia-version': expect.stringMatching(/^\w+$/),
    'x-requested-with': 'XMLHttpRequest',
    accept: 'text/html, application/xhtml+xml',
  })
  await expect.poll(tokens).toContain(sent['x-xsrf-token'])
  expect(sent).not.toHaveProperty('purpose')

  await page.goto('/batches', { waitUntil: 'networkidle' })
  const asked = page.waitForRequest('**/browser-session')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const call = await (await asked).allHeaders()
  expect(call).toMatchObject({
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  })
  await expect.poll(tokens).toContain(call['x-xsrf-token'])
  expect(call).not.toHaveProperty('x-inertia')
  const timeouts = await page.evaluate(() => (window as unknown as { timeouts: number[] }).timeouts)
  expect(new Set(timeouts)).toEqual(new Set([0]))
})

test('what a page can do without at first is asked for by name', { tag: '@long' }, async ({ page }) => {
  await become(page, 'agent@example.test')
  const asked = page.waitForRequest((request) => 'x-inertia-partial-data' in request.headers())
  await open(page, '/admin')
  expect((await asked).headers()).toMatchObject({
    'x-inertia-partial-component': 'Admin/Index',
    'x-inertia-partial-data': expect.stringMatching(/^(jobs|trend)$/),
  })
})

test('history is encrypted with a key of 256 bits and a nonce of 12 bytes', async ({ page }) => {
  await become(page, EMAIL)
  await open(page, '/batches')
  await menuItem(page, 'Saldo').click()
  await expect(page).toHaveURL(/balance/)

  const found = await page.evaluate(async () => {
    const bytes = (name: string) => new Uint8Array(JSON.parse(sessionStorage.getItem(name)!))
    const [key, iv] = [bytes('historyKey'), bytes('historyIv')]
    const state: ArrayBuffer = history.state.page
    const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, state)
    const { component } = JSON.parse(new TextDecoder().decode(opened))
    return { bits: key.length * 8, nonce: iv.length, kind: String(state), component }
  })
  expect(found).toEqual({
    bits: 256,
    nonce: 12,
    kind: '[object ArrayBuffer]',
    component: 'User/Balance/Show',
  })
})

test('a page that history cannot bring back comes from the server', async ({ page }) => {
  await become(page, EMAIL)
  await open(page, '/batches')
  await menuItem(page, 'Saldo').click()
  await expect(page).toHaveURL(/balance/)
  await menuItem(page, 'Claims').click()
  await expect(page).toHaveURL(/claims/)

  const asked = watch(page, isVisitTo('/balance'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Saldo' })).toBeVisible()
  expect(asked).toHaveLength(0)

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('historyKey'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Saldo' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('what was typed on a page is there again when one comes back to it', async ({ page }) => {
  await signIn(page, 'agent@example.test', '/admin/claims?q=waiting@example.test')
  await page.locator('a[href*="/admin/claims/CLM-"]').first().click()
  await page.getByLabel('Reject').check()
  await page.getByLabel('Note').fill('They called twice')

  await page.getByRole('link', { name: 'Open trip' }).click()
  await expect(page).toHaveURL(/trips/)
  // Inertia shows what comes after a page even where one has gone back meanwhile, if it has just arrived.
  await expect(page.getByRole('region', { name: 'Irregularity' })).toContainText('already')
  await page.goBack()
  await expect(page.getByLabel('Note')).toHaveValue('They called twice')
  await expect(page.getByLabel('Reject')).toBeChecked()
})

test('after signing out, history shows nothing of what was there', async ({ page }) => {
  await signIn(page, EMAIL, '/profile')
  await menuItem(page, 'Saldo').click()
  await expect(page).toHaveURL(/balance/)
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('historyKey'))).toBeNull()

  for (const step of ['within the page', 'from a fresh page']) {
    await test.step(step, async () => {
      if (step === 'from a fresh page') await open(page, '/terms-of-service')
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
      await expect(page).toHaveURL(/login/)
      expect(await page.content()).not.toContain(EMAIL)
    })
  }
})

test('someone hears for 2 seconds that what they typed is saved', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'keeper@example.test', '/profile/security')
  const form = page.getByRole('region', { name: 'Wachtwoord', exact: true })
  const button = form.getByRole('button', { name: 'Wachtwoord wijzigen' })
  const saved = form.getByText('Opgeslagen.')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/profile/password', async (route) => {
    await held
    await route.continue()
  })
  await form.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await form.getByLabel('Nieuw wachtwoord', { exact: true }).fill('eight wild geese over Texel')
  await stopTime(page)

  await button.dispatchEvent('click')
  await expect(button).toHaveAttribute('data-loading', 'true')
  await expect(saved).toHaveCount(0)

  release()
  await expect(saved).toBeVisible()
  await expect(button).not.toHaveAttribute('data-loading', 'true')
  await page.clock.runFor(1_999)
  await expect(saved).toBeVisible()
  await page.clock.runFor(1)
  await expect(saved).toHaveCount(0)
})

bare.describe('when something goes wrong', () => {
  bare('an answer that is no page opens in a dialog', async ({ page }) => {
    await become(page, EMAIL)
    await open(page, '/batches')
    await page.route('**/service-schedule', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Upstream said no</h1>' })
    )
    await footerLink(page, 'Kosten en termijnen').click()

    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(dialog.frameLocator('iframe').getByRole('heading')).toHaveText('Upstream said no')
    await expect(page).toHaveURL(/batches/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  bare('a page that was never written fails with ‘Page not found’', async ({ page }) => {
    await become(page, EMAIL)
    await open(page, '/batches')
    await page.route('**/service-schedule', async (route) => {
      const answer = await route.fetch()
      const body = { ...(await answer.json()), component: 'Public/NeverWritten' }
      await route.fulfill({ response: answer, json: body })
    })
    const failed = page.waitForEvent('pageerror')
    await footerLink(page, 'Kosten en termijnen').click()
    expect((await failed).message).toBe('Page not found: Public/NeverWritten')
  })

  bare('409 with a location loads that location whole', async ({ page }) => {
    await become(page, EMAIL)
    await open(page, '/batches')
    await page.route('**/service-schedule', (route) =>
      route.fulfill({ status: 409, headers: { 'x-inertia-location': '/terms-of-service' } })
    )
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await footerLink(page, 'Kosten en termijnen').click()
    await expect(page).toHaveURL(/terms-of-service/)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
  })

  bare('a page with old assets is loaded whole, with those of now', async ({ page }) => {
    await become(page, EMAIL)
    await open(page, '/batches')
    await page.route('**/service-schedule', (route) => {
      const headers = route.request().headers()
      if (!('x-inertia' in headers)) return route.continue()
      return route.continue({ headers: { ...headers, 'x-inertia-version': 'old' } })
    })
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const answered = page.waitForResponse((response) => response.status() === 409)
    await footerLink(page, 'Kosten en termijnen').click()
    expect((await answered).headers()['x-inertia-location']).toBe('/service-schedule')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/service-schedule/)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
  })
})
