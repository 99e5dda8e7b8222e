import { expectReadable } from './support/accessible.js'
import { expect, signIn, test } from './support/browser.js'
import { DAY, NIGHT, paperOf } from './support/theme.js'

test('someone chooses a theme, sees it at once and finds it everywhere', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'traveller@example.test', '/profile/appearance')
  const dark = page.getByRole('radio', { name: /^(donker|dark)$/i })
  await dark.click()
  expect(await paperOf(page)).toBe(NIGHT)
  await expect(dark).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectReadable(page)

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
      await expect(page.locator('h1')).toBeVisible()
      expect(await paperOf(page), path).toBe(NIGHT)
      await expectReadable(page)
    }
  })

  await test.step('and no longer once they are gone', async () => {
    await page.getByRole('button', { name: /menu/i }).click()
    await page.getByRole('button', { name: /uitloggen|log out/i }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await paperOf(page)).toBe(DAY)
  })
})
