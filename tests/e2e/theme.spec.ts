import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { expect, signIn, test } from './support/browser.js'

const NIGHT = 'rgb(21, 19, 16)'
const DAY = 'rgb(251, 249, 244)'

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('a visitor sees Fareback as their device has it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/', '/service-schedule', '/login']) {
    await page.goto(path)
    expect(await paperOf(page), path).toBe(NIGHT)
    await expectAccessible(page)
  }

  await page.emulateMedia({ colorScheme: 'light' })
  expect(await paperOf(page)).toBe(DAY)
})

test('someone chooses a theme, sees it at once and finds it everywhere', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'traveller@example.test')
  await page.goto('/claims')
  await page.goto('/profile')
  const dark = page.getByRole('radio', { name: /^(donker|dark)$/i })
  await dark.click()
  expect(await paperOf(page)).toBe(NIGHT)
  await expect(dark).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(page)

  await test.step('back in history, where the page is older than the choice', async () => {
    await page.getByRole('link', { name: 'Claims' }).first().click()
    await expect(page).toHaveURL(/claims/)
    await page.goBack()
    await expect(page).toHaveURL(/profile/)
    expect(await paperOf(page)).toBe(NIGHT)
  })

  await test.step('on every page, from its first paint', async () => {
    for (const path of ['/batches/create', '/balance']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.waitForLoadState('networkidle')
      expect(await paperOf(page), path).toBe(NIGHT)
      await expectAccessible(page)
    }
  })

  await test.step('and no longer once they are gone', async () => {
    await page.goto('/claims')
    await page.getByRole('button', { name: /menu/i }).click()
    await page.getByRole('button', { name: /uitloggen|log out/i }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await paperOf(page)).toBe(DAY)
  })
})

test('staff work at night too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'finance@example.test')
  for (const path of ['/admin', '/admin/payout-runs']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await paperOf(page), path).toBe(NIGHT)
    await expectAccessible(page)
  }
})
