import type { Page } from '@playwright/test'
import { become, expect, test } from './support/browser.js'
import { open } from './support/open.js'

const BLACK = 'rgb(0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.describe('on paper', () => {
  const pages = {
    'a claim of a traveller': ['rider', '/claims', 'main a[href*="/CLM-"]'],
    'a balance': ['refunded', '/balance', null],
    'a claim, for staff': ['agent', '/admin/claims?view=all', 'a[data-row]'],
  } as const

  for (const [name, [person, path, link]] of Object.entries(pages)) {
    const tag = person === 'agent' ? [] : '@long'
    test(`${name} is black on white, without what leads elsewhere or can be pressed`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await become(page, `${person}@example.test`)
      await open(page, path)
      if (link) await open(page, (await page.locator(link).first().getAttribute('href'))!)
      await expect(page.getByRole('navigation').first()).toBeVisible()

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.locator('h1')).toBeVisible()
      expect(await styleOf(page, 'h1', 'color')).toBe(BLACK)
      expect(await styleOf(page, 'body', 'background-color')).toBe(WHITE)
      for (const role of ['navigation', 'button', 'textbox'] as const) await expect(page.getByRole(role)).toHaveCount(0)
      expect(await styleOf(page, 'main li, main dt', 'break-inside')).toBe('avoid')
    })
  }
})

test.describe('in colours of the device', () => {
  test.use({ forcedColors: 'active', colorScheme: 'light' })

  test('the name stands out in the bar of staff', { tag: '@long' }, async ({ page }) => {
    await become(page, 'agent@example.test')
    await open(page, '/admin')
    expect(await styleOf(page, 'header svg text', 'fill')).toBe(BLACK)
  })

  test('a box is drawn by the browser, so that its check is seen', { tag: '@long' }, async ({ page }) => {
    await open(page, '/login')
    const box = page.getByRole('checkbox').first()
    await box.check()
    await expect(box).toHaveCSS('appearance', 'auto')
  })
})
