import type { Page } from '@playwright/test'
import { bare, become, expect, signIn, test } from './support/browser.js'
import { letPass, stopTime, until } from './support/clock.js'
import { open } from './support/open.js'
import { overhear, reloadsOf } from './support/live.js'

async function approve(page: Page) {
  await page.getByRole('radio', { name: /^approve/i }).check({ force: true })
  await page.getByRole('button', { name: /^approve €/i }).click()
}

const claimOn = async (page: Page) => {
  const link = page.getByRole('link', { name: /gemiste/i }).first()
  return (await link.getAttribute('href'))!.split('/').at(-1)!
}

test('a traveller sees at once what staff decide, and hears of it elsewhere', async ({ page, browser }) => {
  const line = overhear(page)
  await signIn(page, 'listener@example.test', '/claims')
  const reference = await claimOn(page)

  const elsewhere = await page.context().newPage()
  const other = overhear(elsewhere)
  await elsewhere.goto(`/claims/${reference}`)
  await other.live()
  await expect(elsewhere.getByText('Ingediend').first()).toBeVisible()
  await page.goto('/balance')
  await line.live()

  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, 'agent@example.test', `/admin/claims/${reference}`)
  await approve(staff)
  await expect(staff.getByText('Approved').first()).toBeVisible()

  await test.step('on the page of the claim, by itself', async () => {
    await expect(elsewhere.getByText('Goedgekeurd').first()).toBeVisible()
  })
  await test.step('on any other page, with a link', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Een vervoerder heeft je claim beantwoord.' })
    await toast.getByRole('link', { name: 'Bekijken' }).click()
    await expect(page).toHaveURL(`/claims/${reference}`)
    await expect(page.getByText('Goedgekeurd').first()).toBeVisible()
  })
  await test.step('and nothing but keys travelled', async () => {
    for (const { data } of [...line.heard('App\\Events\\ClaimMoved'), ...line.heard('App\\Events\\ClaimDecided')])
      expect(JSON.parse(String(data))).toEqual({ keys: [reference], sequence: expect.any(Number) })
  })
})

test('colleagues at the same claim see each other, and their queues move', async ({ browser }) => {
  const anna = await (await browser.newContext()).newPage()
  const bob = await (await browser.newContext()).newPage()
  await signIn(anna, 'agent@example.test', '/admin/claims?q=queued@example.test')
  const claim = await anna.getByRole('link', { name: /^CLM-/ }).first().getAttribute('href')
  await anna.goto(claim!)
  await signIn(bob, 'owner@example.test', claim!)

  await expect(anna.getByText('owner Test is looking at this too.')).toBeVisible()
  await expect(bob.getByText('agent Test is looking at this too.')).toBeVisible()
  await bob.goto('/admin')
  await expect(anna.getByText('owner Test is looking at this too.')).toBeHidden()

  await bob.goto('/admin/claims?sort=-claim')
  const waiting = bob.getByRole('navigation', { name: 'Views' }).getByText(/^\d+$/).first()
  const row = bob.getByRole('row').filter({ hasText: 'queued Test' })
  await expect(row).toBeVisible()
  const before = Number(await waiting.textContent())
  await approve(anna)
  await expect(row).toBeHidden()
  await expect(waiting).toHaveText(String(before - 1))
  await anna.context().close()
  await bob.context().close()
})

test('an upload moves along in every tab without being asked', async ({ page }) => {
  await page.clock.install()
  const line = overhear(page)
  await signIn(page, 'uploader@example.test', '/batches')
  await line.live()
  const reloads = reloadsOf(page, 'batches')
  await letPass(page, 11)
  expect(reloads.length).toBeLessThanOrEqual(1)

  const tab = await page.context().newPage()
  await open(tab, '/batches/create')
  await tab.locator('input[type=file]').setInputFiles({
    name: 'live.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('"Datum";"Check-in"\r\n"niets";"hiervan"\r\n'),
  })
  const send = tab.getByRole('button', { name: /^upload/i })
  if (await send.isVisible()) await send.click()
  await expect(page.getByText('live.csv')).toBeVisible()
})

bare(
  'without a connection the page says so quietly and asks by itself, until it is back',
  { tag: '@long' },
  async ({ page }) => {
    await stopTime(page)
    const reloads = reloadsOf(page, 'claims')
    let isDown = true
    let [tries, reloadsBefore, isBack] = [0, 0, false]
    await page.routeWebSocket(/\/app\//, (socket) => {
      tries++
      if (isDown) return void socket.close({ code: 1011 })
      const server = socket.connectToServer()
      server.onMessage((message) => {
        if (String(message).includes('subscription_succeeded') && !isBack)
          [reloadsBefore, isBack] = [reloads.length, true]
        socket.send(message)
      })
    })
    await become(page, 'traveller@example.test')
    await page.goto('/claims')
    const sign = page.getByRole('status').filter({ hasText: 'Geen live updates' })

    await until(page, () => tries > 0)
    await letPass(page, 5)
    await expect(sign).toBeHidden()
    expect(reloads).toEqual([])
    await until(page, async () => (await sign.count()) > 0)
    await until(page, () => reloads.length > 0)

    isDown = false
    await until(page, () => isBack && reloads.length > reloadsBefore, 20)
    await expect(sign).toBeHidden()
    const known = reloads.length
    await letPass(page, 7)
    expect(reloads.length).toBe(known)
  }
)

bare('while its channel is refused the page asks by itself, until it is let in', { tag: '@long' }, async ({ page }) => {
  await stopTime(page)
  const line = overhear(page)
  const reloads = reloadsOf(page, 'claims')
  let [isRefused, asked] = [true, 0]
  await page.route('**/broadcasting/auth', (route) => {
    asked++
    return isRefused ? route.fulfill({ status: 503, body: 'Away' }) : route.continue()
  })
  await become(page, 'traveller@example.test')
  await page.goto('/claims')
  const sign = page.getByRole('status').filter({ hasText: 'Geen live updates' })

  await until(page, async () => asked > 0 && (await sign.count()) > 0)
  await until(page, () => reloads.length > 0)

  isRefused = false
  await until(page, async () => (await sign.count()) === 0, 30)
  expect(line.heard('pusher_internal:subscription_succeeded')).not.toEqual([])
  await letPass(page, 1)
  const known = reloads.length
  await letPass(page, 7)
  expect(reloads.length).toBe(known)
})
