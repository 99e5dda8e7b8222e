import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { expect, signIn, test } from './support/browser.js'
import { open } from './support/open.js'

const TITLES = {
  nl: 'Fareback: krijg je ov-geld terug',
  en: 'Fareback: get your public transport money back',
}

const pages = [
  { path: '/', nl: 'Je krijgt nog geld van het ov.', en: 'Public transport owes you money.' },
  { path: '/service-schedule', nl: 'Kosten en termijnen', en: 'Fees and deadlines' },
  { path: '/privacy-policy', nl: 'Privacyverklaring', en: 'Privacy policy' },
  { path: '/terms-of-service', nl: 'Algemene voorwaarden', en: 'Terms of service' },
]

/** The same page as it looks while no program has touched it. */
async function withoutScripts(browser: Browser, path: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.FAREBACK_URL,
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Where the parts of a page stand, to tell whether it looks the same. */
const placesOn = (page: Page) =>
  page.locator('header, main, main > *, h1, h2, footer').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    })
  )

for (const { path, nl, en } of pages) {
  const tag = path === '/' ? [] : '@long'
  test(
    `${path} leaves the server as it is read, and comes alive in the browser`,
    { tag },
    async ({ page, request }) => {
      for (const [language, heading] of Object.entries({ nl, en })) {
        const answer = await request.get(path, { headers: { 'accept-language': language } })
        const html = await answer.text()
        expect(html).toContain(`<html lang="${language}" data-theme="auto">`)
        expect(html).toContain('data-server-rendered="true"')
        const title = path === '/' ? TITLES[language as 'nl' | 'en'] : `${heading} · Fareback`
        expect(html.match(/<title[^>]*>[^<]*/g)).toEqual([`<title data-inertia="">${title}`])
        const body = html.slice(html.indexOf('data-server-rendered'))
        expect(body.slice(body.indexOf('<h1'), body.indexOf('</h1>'))).toContain(heading)
        expect(body).not.toContain('style="')
      }

      // An error in the console, as React makes of HTML that is not what it would make, fails the test.
      await open(page, path)
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(en)
      await page.getByRole('button', { name: 'Nederlands' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(nl)
      await expectAccessible(page)
    }
  )

  test(`${path} can be read without JavaScript`, { tag }, async ({ browser, page }) => {
    const plain = await withoutScripts(browser, path)
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(nl)
    const words = await plain.getByRole('main').innerText()
    expect(words.length).toBeGreaterThan(1_000)

    await open(page, path)
    // The text is a file of its own, which a busy machine may still be loading.
    await expect.poll(() => page.getByRole('main').innerText()).toBe(words)
    expect(await placesOn(plain)).toEqual(await placesOn(page))

    await plain.getByRole('contentinfo').getByRole('link', { name: 'Voorwaarden' }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toContainText('Algemene voorwaarden')
    await plain.context().close()
  })
}

test('a page for reading knows who is signed in, and their theme', async ({ page }) => {
  await signIn(page, 'chatting@example.test', '/profile/appearance')
  const kept = page.waitForResponse(/appearance/)
  await page.getByRole('radio', { name: 'Donker' }).click()
  await kept

  const answer = await page.goto('/privacy-policy')
  expect(await answer!.text()).toContain('data-theme="dark"')
  await expect(page.getByRole('link', { name: 'Mijn Fareback' })).toHaveAttribute('href', '/home')
  await expectAccessible(page)

  const own = await page.goto('/batches')
  const html = await own!.text()
  expect(html.slice(html.indexOf('data-server-rendered'))).toContain('<h1')
  await page.goto('/expenses')
  expect(await page.locator('#app').getAttribute('data-server-rendered')).toBeNull()
})

test('links below a page can be hit with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const heights = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  await page.goto('/')
  for (const height of await heights()) expect(height).toBeGreaterThanOrEqual(44)

  await signIn(page, 'chatting@example.test', '/profile')
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(2)
  const footer = await heights()
  for (const height of footer) expect(height).toBeGreaterThanOrEqual(44)
})
