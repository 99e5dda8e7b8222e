import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { expect, signIn, test } from './support/browser.js'
import { expectToFit, expectTouchable } from './support/fits.js'
import { clearHolds } from './support/holds.js'

/** A month in the style of the real exports: Windows-1252, CRLF, euro signs, newest rows first, a stray row. */
function exportFile() {
  const day = (ago: number) => {
    const date = new Date(Date.now() - ago * 86_400_000)
    return [date.getDate(), date.getMonth() + 1, date.getFullYear()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
  }
  const card = '3528 0200 0000 0021'
  const train = 'Reizen op Saldo NS Vol tarief (2e klas)'
  const line = (...cells: string[]) => [...cells, 'T. Test', card].map((cell) => `"${cell}"`).join(';')
  const rows = [
    line(day(40), '07:58', 'Leiden Centraal', '', '', '', 'Check-in', '', train, ''),
    line(day(40), '', 'Leiden Centraal', '08:14', 'Den Haag Centraal', '4,90', 'Check-uit', '', train, ''),
    line(day(30), '17:42', 'Gouda', '', '', '€ 20,00', 'Check-in', '', train, ''),
    line(day(25), '17:42', 'Leiden Centraal', '', '', '20,00', 'Check-in', '', train, ''),
    line(day(20), '09:00', '', '', 'bij NS', '€ 20,00', 'Saldo automatisch opgeladen', '', '', ''),
    line(day(12), '10:00', 'Leiden Centraal', '', '', '', 'Iets nieuws', '', '', 'café'),
    line(day(2), '07:58', 'Leiden Centraal', '', '', '', 'Check-in', '', train, ''),
    line(day(2), '', 'Leiden Centraal', '08:14', 'Den Haag Centraal', '4,90', 'Check-uit', '', train, ''),
  ].reverse()
  const header =
    '"Datum";"Check-in";"Vertrek";"Check-uit";"Bestemming";"Bedrag";"Transactie";"Klasse";"Product";"Opmerkingen";"Naam";"Kaartnummer"'
  const text = [header, ...rows].join('\r\n') + '\r\n'
  return Buffer.from(text.replaceAll('€', '\x80'), 'latin1')
}

/** The references of the claims on a staff list, newest or not. */
const claimLinks = (page: Page) =>
  page.getByRole('row', { name: /traveller Test/ }).getByRole('link', { name: /^CLM-/ })

/** The choice fits everywhere, leaves most of a phone to the trips, and is seen in colours that the device chose. */
async function expectChoiceForPhone(page: Page) {
  const desk = page.viewportSize()!
  await expectToFit(page, page.url())
  await page.setViewportSize({ width: 390, height: 800 })
  await expectTouchable(page)
  const bar = page.getByRole('region', { name: 'Je gekozen claims' })
  const top = async () => (await bar.boundingBox())!.y
  await expect.poll(async () => 800 - (await top())).toBeLessThanOrEqual(120)
  await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 })

  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')
  const [left, chosen] = await page.locator('[data-state=left], [data-state=chosen]').evaluateAll((pips) =>
    ['left', 'chosen'].map((state) => {
      const pip = pips.find((one) => (one as HTMLElement).dataset.state === state)
      return pip && getComputedStyle(pip).backgroundColor
    })
  )
  expect(chosen).toBeTruthy()
  expect(chosen).not.toBe(left)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize(desk)
}

test('a traveller’s export becomes money in the bank', async ({ page }) => {
  await test.step('upload', async () => {
    await signIn(page, 'traveller@example.test', '/batches/create')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'reizen.csv', mimeType: 'text/csv', buffer: exportFile() })
    const send = page.getByRole('button', { name: /^upload/i })
    if (await send.isVisible().catch(() => false)) await send.click()
  })

  await test.step('what it brings, and two claims', async () => {
    // The worker reads and imports the file; the page asks by itself.
    await expect(page.getByRole('checkbox')).toHaveCount(2, { timeout: 20_000 })
    await expect(page.getByRole('link', { name: /1 niet gelezen/ })).toBeVisible()
    await expect(page.getByText('€ 12,08').first()).toBeVisible()
    await expectAccessible(page)
    // Where she got off is known from her other trips; where she went from Gouda she has to say.
    const stop = page.getByRole('combobox', { name: 'Waar stapte je uit?' })
    await stop.fill('Leiden Centraal')
    await page.getByRole('option', { name: 'Leiden Centraal', exact: true }).click()
    await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(2)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await expectChoiceForPhone(page)
    await page.getByRole('button', { name: 'Verder met 2 claims' }).click()
    await expect(page).toHaveURL(/\/claims$/)
    await expect(page.getByText(/2 claims staan klaar/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a letter to the operator', async () => {
    await signIn(page, 'agent@example.test', '/admin/letters')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Make the letter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make the letter' }).click()
    const post = page.getByRole('button', { name: 'Mark as posted' })
    await expect(post).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Letter (PDF)' }).click()
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
    await post.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as posted' }).click()
    await expect(page.getByText('Letter marked as posted.')).toBeVisible()
  })

  await test.step('staff approve one and reject one', async () => {
    await signIn(page, 'agent@example.test', '/admin/claims?q=traveller@example.test')
    await expect(claimLinks(page)).toHaveCount(2)
    await expectAccessible(page)
    await claimLinks(page).first().click()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /^approve/i }).check({ force: true })
    await page.getByRole('button', { name: /^approve €/i }).click()
    await expect(page.getByText(/^CLM-\S+ approved\./)).toBeVisible()

    await page.goto('/admin/claims?q=traveller@example.test')
    await expect(claimLinks(page)).toHaveCount(1)
    await claimLinks(page).first().click()
    await page.getByRole('radio', { name: /^reject/i }).check({ force: true })
    await page.getByLabel(/^reason/i).selectOption({ index: 1 })
    await page.getByRole('button', { name: /^reject/i }).click()
    await expect(page.getByText(/^CLM-\S+ rejected\./)).toBeVisible()
  })

  await test.step('refund', async () => {
    await signIn(page, 'finance@example.test', '/admin/claims?view=refund&q=traveller@example.test')
    await claimLinks(page).first().click()
    await page.getByLabel(/statement reference/i).fill('AFS20261120-1')
    await page.getByRole('button', { name: /^record €/i }).click()
    await expect(page.getByText('Refund recorded.')).toBeVisible()
  })

  await test.step('balance and payout', async () => {
    await signIn(page, 'traveller@example.test', '/balance')
    await expect(page.getByText('€ 12,08').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: / aanvragen$/i }).click()
    await expect(page.getByText('Uitbetaling aangevraagd.')).toBeVisible()
    await expect(page.getByText('€ 0,00').first()).toBeVisible()
  })

  await test.step('run, made by one and released by another', async () => {
    await signIn(page, 'finance@example.test', '/admin/payout-runs')
    await expectAccessible(page)
    // Nobody was paid to this account before: someone looks first.
    await clearHolds(page)
    await page.getByRole('button', { name: /^create payout run/i }).click()
    await expect(page.getByText('Payout run created.')).toBeVisible()
    await expect(page.getByText(/someone else/i).first()).toBeVisible()
    const run = page.url()

    // Finance booked the refund by hand: no balance at the bank shows it, so a second person says that it came.
    await signIn(page, 'owner@example.test', run)
    await page.getByRole('row').getByRole('link', { name: /^BNK-/ }).click()
    await page.getByRole('button', { name: 'Confirm line' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm line' }).click()
    await expect(page.getByText('Confirmed by owner Test')).toBeVisible()
    await page.goto(run)
    await page.getByRole('button', { name: /^release €/i }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^release/i })
      .click()
    await expect(page.getByText('Payout run released.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the XML for the bank', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /download bank file/i }).click()
    const xml = await readFile(await (await download).path(), 'utf8')
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    expect(xml).toContain('<InstdAmt Ccy="EUR">12.08</InstdAmt>')
    expect(xml).toContain('<IBAN>NL91ABNA0417164300</IBAN>')
  })
})
