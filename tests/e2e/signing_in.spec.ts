import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { expectAccessible } from './support/accessible.js'
import { PASSWORD, become, expect, signIn, test } from './support/browser.js'
import { overhear } from './support/live.js'

const EMAIL = 'cautious@example.test'

const codeIn = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

async function typePassword(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).first().click()
  await expect(page).toHaveURL(/\/$/)
}

test('what is typed and pressed before the program has come reaches it', { tag: '@long' }, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mailadres').fill('chatting@example.test')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Ingelogd blijven').check()
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  // Nothing is sent by itself, and no password stands in an address.
  await expect(page).toHaveURL(/\/login$/)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  release()
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'chatting@example.test',
    password: PASSWORD,
    remember: true,
  })
  await expect(page).not.toHaveURL(/login/)
})

test('two-step sign-in: set up, a code, a recovery code', async ({ page }) => {
  let secret = ''
  let recoveryCode = ''

  await test.step('set up', async () => {
    await signIn(page, EMAIL, '/profile/security')
    await expectAccessible(page)
    const section = page.getByRole('region', { name: 'Tweestapsverificatie' })
    await section.getByRole('button', { name: 'Instellen' }).click()
    await expect(section.getByRole('img', { name: /QR/ })).toBeVisible()
    const key = await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    secret = key.replaceAll(' ', '')
    await expectAccessible(page)
    await section.getByLabel('6-cijferige code').fill(await codeIn(secret))
    await section.getByRole('button', { name: 'Aanzetten' }).click()
    await expect(section.getByText('Aan', { exact: true })).toBeVisible()
    const codes = section.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    recoveryCode = await codes.first().innerText()
    await expectAccessible(page)

    await page.reload()
    await expect(codes).toHaveCount(0)
    await expect(section.getByText(/Je hebt nog 10 codes/)).toBeVisible()
  })

  await test.step('a code', async () => {
    await signOut(page)
    await typePassword(page, EMAIL)
    await expect(page.getByRole('heading', { name: 'Tweestapsverificatie' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/balance')
    await expect(page).toHaveURL(/login/)

    await typePassword(page, EMAIL)
    await page.getByLabel('6-cijferige code').fill('000000')
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect(page.getByText(/Deze code klopt niet/)).toBeVisible()
    await expectAccessible(page)
    // Later than the one that was used, and right for a minute.
    await page.getByLabel('6-cijferige code').fill(await codeIn(secret, 1))
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect(page).toHaveURL(/balance/)
  })

  await test.step('a recovery code', async () => {
    await signOut(page)
    await typePassword(page, EMAIL)
    await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
    await page.getByLabel('Herstelcode').fill(recoveryCode)
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect(page).toHaveURL(/home/)
    await page.goto('/profile/security')
    await expect(page.getByText(/Je hebt nog 9 codes/)).toBeVisible()
  })
})

test('a passkey signs in by itself, and as the second step', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = 'passkey@example.test'

  await test.step('add one', async () => {
    await signIn(page, email, '/profile/security')
    const section = page.getByRole('region', { name: 'Passkeys' })
    await section.getByLabel('Naam van dit apparaat').fill('Mijn laptop')
    await section.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await expect(section.getByText('Mijn laptop', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('sign in with it alone', async () => {
    await signOut(page)
    await page.goto('/login')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Inloggen met een passkey' }).click()
    await expect(page).toHaveURL(/home/)
  })

  await test.step('after the password', async () => {
    await signOut(page)
    await typePassword(page, email)
    await page.getByRole('button', { name: 'Passkey gebruiken' }).click()
    await expect(page).toHaveURL(/home/)
  })
})

test('one browser signs the other out, which is told at once', async ({ page, browser, baseURL }) => {
  const email = 'two-browsers@example.test'
  await become(page, email)

  const other = await browser.newContext({ baseURL })
  const there = await other.newPage()
  const line = overhear(there)
  await signIn(there, email, '/balance', { anew: true })
  await line.live()

  await page.goto('/profile/security')
  const section = page.getByRole('region', { name: 'Waar je bent ingelogd' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await section
    .getByRole('button', { name: /uitloggen$/i })
    .first()
    .click()
  await expect(page.getByText('Browser uitgelogd.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(1)

  await expect(there).toHaveURL(/login/)
  await expect(there.getByText(/uitgelogd vanuit een andere browser/)).toBeVisible()
  await other.close()
})

test('who signs out comes to the front page, though the page notices it before', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'two-browsers@example.test', '/profile')
  await page.route('**/login', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    const answer = await route.fetch({ maxRedirects: 0 })
    const noticed = page.waitForResponse('**/browser-session', { timeout: 1_000 }).catch(() => null)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await noticed
    await route.fulfill({ response: answer })
  })
  await signOut(page)
})

test('a change that matters asks who is there, and loses nothing that was typed', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByLabel('Ingelogd blijven').check()
  await page.getByLabel('E-mailadres').fill('remembered@example.test')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(/home/)
  // As after closing the browser: only the remembering is left.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'fareback' })

  await page.goto('/profile/personal')
  const section = page.getByRole('region', { name: 'E-mailadres' })
  await section.getByLabel('Nieuw e-mailadres').fill('nieuw@example.test')
  await section.getByRole('button', { name: 'Link sturen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bevestig dat jij het bent' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('niet dit wachtwoord')
  await dialog.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(dialog.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(section.getByText(/Bevestig nieuw@example.test/)).toBeVisible()
})
