import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.js'
import { expect, signIn, test } from './support/browser.js'

test('a list is searched, narrowed, kept under a name and taken along', async ({ page }) => {
  await signIn(page, 'agent@example.test', '/admin/claims?view=foo')
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'view=foo' })).toBeVisible()

  const views = page.getByRole('navigation', { name: 'Views' })
  const all = views.getByRole('link', { name: /^All/ })
  await all.click()
  await expect(all).toHaveAttribute('aria-current', 'page')

  await test.step('on a phone each row is a card', async () => {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^CLM-/ }) })
      .first()
    // The row may just be drawn anew.
    const height = async () => (await row.boundingBox())?.height ?? Number.NaN
    await expect.poll(height).toBeLessThan(120)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(height).toBeGreaterThan(120)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await page.keyboard.press('/')
  await page.keyboard.type('queued@example.test')
  await expect(page).toHaveURL(/q=queued%40example\.test/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.locator('summary', { hasText: /^Kind$/ }).click()
  await page.getByRole('checkbox', { name: 'Delay' }).check()
  await expect(page.getByText('No results for this search and these filters.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove filter Kind: Delay' }).click()
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Queued')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Queued\s*1$/ })
  await expect(saved).toHaveAttribute('aria-current', 'page')

  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('1 selected')
  await selection.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV file' }).last().click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')[1]).toMatch(/^CLM-/)
  expect(text).toContain('Rows;1')

  await expectAccessible(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
})

test('a list is narrowed by days of the calendar, with keys alone', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'agent@example.test', '/admin/claims?view=all')
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  await page.getByText('Deadline', { exact: true }).and(page.locator('summary, summary *')).first().press('Enter')
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('5-11-2026')
  const opener = page.getByRole('button', { name: 'Open the calendar' }).first()
  await opener.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: '5 November 2026, selected' })).toBeFocused()
  await expect(from).toHaveValue('5 Nov 2026')
  await expectAccessible(page)

  // Only the calendar closes, and not the panel around it.
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(from).toHaveValue('5 Nov 2026')

  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: '5 November 2026, selected' })).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('12 Dec 2026')
  await page.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(page).toHaveURL(/deadline=2026-12-12\.\./)
})
