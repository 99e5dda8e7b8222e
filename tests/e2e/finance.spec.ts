import type { Page } from '@playwright/test'
import { type CamtLine, camt053 } from '../../database/demo/camt_053.js'
import { open } from './support/open.js'
import { expectAccessible } from './support/accessible.js'
import { expect, signIn, test } from './support/browser.js'
import { clearHolds } from './support/holds.js'

const OUR_IBAN = 'NL91ABNA0417164300'
const BANKBUS = { name: 'Bankbus Reizen', iban: 'NL36INGB0007654321' }
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
let openingCents = 100_00

/** Uploads what happened on our account today, and waits until it is read. */
async function uploadStatement(page: Page, name: string, lines: Omit<CamtLine, 'bookedOn'>[]) {
  const xml = camt053([
    {
      iban: OUR_IBAN,
      number: name,
      fromOn: today,
      untilOn: today,
      openingCents,
      lines: lines.map((line) => ({ ...line, bookedOn: today })),
    },
  ])
  openingCents += lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  await open(page, '/admin/statements')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.xml`, mimeType: 'text/xml', buffer: Buffer.from(xml) })
  await expect(page.getByText(`${name}.xml`).first()).toBeVisible()
  const file = page.getByRole('listitem').filter({ hasText: `${name}.xml` })
  await expect(file.getByText('Imported', { exact: true })).toBeVisible({ timeout: 20_000 })
}

const SNELTRAM = { name: 'Sneltram Zuid', iban: 'NL69INGB0123456789' }

test('lines are matched one after the other with two keys each, and on a phone with one tap', async ({ page }) => {
  test.setTimeout(60_000)
  await signIn(page, 'finance@example.test', '/admin/statements')
  await uploadStatement(
    page,
    'keys',
    Array.from({ length: 4 }, () => ({ ...SNELTRAM, amountCents: 10_00, text: 'Restitutie' }))
  )
  await page.goto('/admin/lines?operator=sneltram')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const title = () => page.getByRole('heading', { level: 1 }).textContent()
  const accept = page.getByRole('button', { name: /^Accept/ }).first()
  let keys = 0
  for (const line of ['first', 'second']) {
    await expect(accept, line).toBeVisible()
    const before = await title()
    for (const key of ['1', 'Enter']) {
      keys++
      await page.keyboard.press(key)
    }
    await expect.poll(title).not.toBe(before)
  }
  expect(keys).toBe(4)

  await page.setViewportSize({ width: 390, height: 844 })
  const before = await title()
  await accept.click()
  await expect.poll(title).not.toBe(before)
  // A press in the moment in which the next line appears can be lost (known); a person presses again.
  const matched = page.getByText('All of this line is matched.')
  await expect(async () => {
    if (!(await matched.isVisible())) await accept.click({ timeout: 2_000 })
    await expect(matched).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 25_000 })
  await expectAccessible(page)
})

test('finance’s day: a statement, a split, suspense, a run, its release, its debit and a return', async ({ page }) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(8_000)
  await signIn(page, 'finance@example.test', '/admin/statements')
  await expectAccessible(page)
  await uploadStatement(page, 'morning', [{ ...BANKBUS, amountCents: 30_00, text: 'Restitutie 3 stuks' }])

  // Of three claims that the line may be for, two are matched; the rest waits in suspense.
  await page.goto('/admin/lines?operator=bankbus')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Proposed matches' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change' }).first().click()
  await page.getByRole('button', { name: /Remove row 3|Remove.*3/ }).click()
  await page.getByRole('button', { name: /^Book [+−-]/ }).click()
  await expect(page.getByText('Match booked.')).toBeVisible()
  await page
    .getByRole('button', { name: /suspense/i })
    .first()
    .click()
  const note = page.getByRole('dialog').getByRole('textbox')
  await note.fill('the third claim is to be checked')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /suspense/i })
    .click()
  await expect(page.getByText('Line left in suspense.')).toBeVisible()

  // It comes out of suspense again, for the claim that is left.
  await page.goto('/admin/lines?view=suspense&operator=bankbus')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /BNK-/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await expect(page.getByText('All of this line is matched.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /Undo/ }).click()
  await expect(page.getByText('Match undone.')).toBeVisible()
  await expectAccessible(page)

  // The traveller asks for money, finance makes a run, and someone else releases it.
  await signIn(page, 'refunded@example.test', '/balance')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Een ander bedrag' }).click()
  await page.getByRole('textbox', { name: /bedrag/i }).fill('20,00')
  await page.getByRole('button', { name: /20,00 aanvragen/ }).click()
  await expect(page.getByText('Uitbetaling aangevraagd.')).toBeVisible()
  await signIn(page, 'finance@example.test', '/admin/payout-runs')
  await clearHolds(page)
  await page.getByRole('button', { name: /^Create payout run with/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /RUN-/ })).toBeVisible()
  const run = (await page.getByRole('heading', { level: 1 }).textContent())!.trim()
  await expectAccessible(page)
  await signIn(page, 'owner@example.test', `/admin/payout-runs/${run}`)
  await page
    .getByRole('button', { name: /release/i })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /release/i })
    .click()
  await expect(page.getByText(/^Payout run released/)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'refunded Test' })
  const payout = /PAY-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await row.textContent())!)![0]
  const about = await page.getByText(/in total, to be paid on/).textContent()
  const cents = Number(/€([\d.,]+) in total/.exec(about!)![1].replace(/[.,]/g, ''))

  // The statement shows the debit of the run, and a payment of it that came back.
  await signIn(page, 'finance@example.test', '/admin/statements')
  await uploadStatement(page, 'evening', [
    { amountCents: -cents, batchReference: run },
    { name: 'Refunded Test', iban: OUR_IBAN, amountCents: 20_00, endToEndId: payout, returnReason: 'AC04' },
  ])
  await page.goto(`/admin/payout-runs/${run}`)
  await expect(page.getByText('The account is closed.')).toBeVisible()
  await expectAccessible(page)

  // The books are proved, and the traveller is asked for another account.
  await page.goto('/admin/proof')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, 'refunded@example.test', '/balance')
  await expect(page.getByText(/€\s25,00|€\s41,00/).first()).toBeVisible()
  await expectAccessible(page)
})
