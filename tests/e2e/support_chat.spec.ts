import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, PASSWORD, signIn, test as base } from './support/browser.js'
import { letPass } from './support/clock.js'
import { standInForMessenger } from './support/messenger.js'
import { open } from './support/open.js'
import { watchPolicy } from './support/policy.js'

type Messenger = Awaited<ReturnType<typeof standInForMessenger>>

const APP = 'fareback1'
const SECRET = 'known to Intercom and to us'
const API = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  ap: 'https://api-iam.au.intercom.io',
}
const VISITOR = { app_id: APP, api_base: API.ap }

const SETTINGS = {
  INTERCOM_APP_ID: APP,
  INTERCOM_IDENTITY_SECRET: SECRET,
  // Not the one that it is by itself.
  INTERCOM_REGION: 'ap',
}

const test = base.extend<{ messenger: Messenger }>({
  baseURL: async ({ serverWith }, use) => use((await serverWith(SETTINGS)).url),
  messenger: async ({ context }, use) => use(await standInForMessenger(context)),
})

const namesOf = ({ calls }: Messenger) => calls.map(([name]) => name)

/** The settings told last, without the word of the package about itself. */
function lastOf({ calls }: Messenger): Record<string, unknown> {
  const settings = calls.at(-1)?.[1] ?? {}
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'installation_type'))
}

async function personOn(page: Page) {
  const json = await page.locator('script[data-page]').textContent()
  return JSON.parse(json!).props.currentUser
}

async function typeIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: /uitloggen|log out/i }).click()
  await expect(page).toHaveURL(/\/$/)
}

test.describe('the support chat', () => {
  test('starts for a visitor with the app id only', { tag: '@long' }, async ({ page, messenger }) => {
    await page.goto('/')
    await expect.poll(() => namesOf(messenger)).toEqual(['boot'])
    expect(lastOf(messenger)).toEqual(VISITOR)
    expect(messenger.fetched).toEqual([`https://widget.intercom.io/widget/${APP}`])
  })

  test('starts for who is signed in with what the specification names', async ({ page, messenger }) => {
    await signIn(page, 'chatting@example.test', '/claims')
    const person = await personOn(page)
    await expect.poll(() => lastOf(messenger).user_id).toBe(person.id)

    const seconds = Math.floor(new Date(person.created_at).getTime() / 1000)
    expect(lastOf(messenger)).toEqual({
      app_id: APP,
      api_base: API.ap,
      user_id: person.id,
      name: 'chatting Test',
      email: 'chatting@example.test',
      created_at: seconds,
      user_hash: createHmac('sha256', SECRET).update(person.id).digest('hex'),
      action_color: '#0000ff',
    })
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(3_600)
  })

  test('is shut down when the person changes, and starts anew', async ({ page, messenger }) => {
    await page.goto('/')
    await expect.poll(() => namesOf(messenger)).toEqual(['boot'])

    await page.getByRole('link', { name: 'Inloggen' }).first().click()
    await expect(page).toHaveURL(/login/)
    await typeIn(page, 'chatting@example.test')
    await expect.poll(() => namesOf(messenger)).toEqual(['boot', 'shutdown', 'boot'])
    expect(lastOf(messenger)).toMatchObject({ email: 'chatting@example.test', api_base: API.ap })

    await test.step('but not from page to page', async () => {
      await page.getByRole('link', { name: 'Saldo' }).click()
      await expect(page).toHaveURL(/balance/)
      await page.getByRole('link', { name: 'Claims' }).first().click()
      await expect(page).toHaveURL(/claims/)
      await page.waitForTimeout(500)
      expect(messenger.calls).toHaveLength(3)
    })

    await signOut(page)
    await expect.poll(() => namesOf(messenger).slice(3)).toEqual(['shutdown', 'boot'])
    expect(lastOf(messenger)).toEqual(VISITOR)
  })

  test(
    'shows the next person nothing of who left without signing out',
    { tag: '@long' },
    async ({ page, messenger }) => {
      await signIn(page, 'chatting@example.test')
      await expect.poll(() => lastOf(messenger).email).toBe('chatting@example.test')
      const before = messenger.calls.length

      // Away from the page: one that is open notices that its session is over.
      await page.goto('about:blank')
      await page.context().clearCookies()
      await page.goto('/')
      await expect.poll(() => namesOf(messenger).slice(before)).toEqual(['boot', 'shutdown', 'boot'])
      expect(lastOf(messenger)).toEqual(VISITOR)
    }
  )

  test('never speaks for a traveller whose pages staff view', async ({ page, messenger }) => {
    await signIn(page, 'agent@example.test')
    await expect.poll(() => lastOf(messenger).email).toBe('agent@example.test')
    const whenSignedIn = messenger.calls.length
    await page.goto('/admin/users?q=chatting')
    await page.getByRole('link', { name: 'Actions', exact: true }).click()
    await expect(page.getByRole('button', { name: 'View their pages' })).toBeVisible()
    await expect.poll(() => namesOf(messenger).slice(whenSignedIn)).toEqual(['boot'])
    const before = messenger.calls.length

    await page.getByRole('button', { name: 'View their pages' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('They asked where their money is')
    await dialog.getByRole('button', { name: 'View their pages' }).click()
    await expect(page).toHaveURL(/home/)
    await expect.poll(() => namesOf(messenger).slice(before)).toEqual(['shutdown'])
    await page.reload()
    await page.waitForTimeout(500)
    expect(messenger.calls).toHaveLength(before + 1)

    await page.getByRole('button', { name: /stop/i }).click()
    await expect(page).toHaveURL(/admin\/users\/./)
    await expect.poll(() => lastOf(messenger).email).toBe('agent@example.test')
    const told = JSON.stringify(messenger.calls.slice(before))
    expect(told).not.toContain('chatting@example.test')
  })

  test('is not asked for before the page is idle', { tag: '@long' }, async ({ page, messenger }) => {
    await page.addInitScript(() => {
      const later: IdleRequestCallback[] = []
      window.requestIdleCallback = (work) => later.push(work)
      Object.assign(window, {
        waiting: () => later.length,
        becomeIdle: () => later.forEach((work) => work({} as IdleDeadline)),
      })
    })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open(page, '/')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { waiting: () => number }).waiting()))
      .toBeGreaterThan(0)
    expect(messenger.fetched).toEqual([])
    expect(scripts.filter((url) => url.includes('supportChat'))).toEqual([])

    await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle())
    await expect.poll(() => namesOf(messenger)).toEqual(['boot'])
  })

  test('blocked, leaves everything else working', { tag: '@long' }, async ({ context }) => {
    await context.route(/widget\.intercom\.io/, (route) => route.abort('blockedbyclient'))
    const page = await context.newPage()
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(String(error)))
    const blocked = page.waitForEvent('requestfailed', (request) => /intercom/.test(request.url()))

    await page.goto('/')
    await blocked
    await page.getByRole('link', { name: 'Inloggen' }).first().click()
    await typeIn(page, 'chatting@example.test')
    await page.getByRole('link', { name: 'Saldo' }).click()
    await expect(page).toHaveURL(/balance/)
    await signOut(page)
    expect(broken).toEqual([])
  })

  test('may reach its own region only', { tag: '@long' }, async ({ context, messenger }) => {
    const page = await context.newPage()
    const stopped = await watchPolicy(page)
    await page.goto('/')
    await expect.poll(() => namesOf(messenger)).toEqual(['boot'])
    await page.evaluate((urls) => Promise.allSettled(urls.map((url) => fetch(url))), Object.values(API))
    await expect
      .poll(() => stopped)
      .toEqual([
        `connect-src ${API.us} on /`.replace('.io on', '.io/ on'),
        `connect-src ${API.eu} on /`.replace('.io on', '.io/ on'),
      ])
  })
})

base('without an app id there is no chat, and nothing of Intercom', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install()
  const answer = await open(page, '/')
  await letPass(page, 10)
  expect(asked.filter((url) => /intercom|supportChat/.test(url))).toEqual([])
  expect(answer!.headers()['content-security-policy']).not.toContain('intercom')
  expect(await page.evaluate(() => 'Intercom' in window)).toBe(false)
})
