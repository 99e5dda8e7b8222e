import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { isLong } from '../support/long.js'
import { expect, signIn, test } from './support/browser.js'

const PHONE = { width: 390, height: 844 }
const OF_FORTY = '/admin/claims?view=review&operator=veertig'
const ANSWERED = isLong ? 40 : 12

test('a claim that only the holder can submit is prepared on a phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(PHONE)
  await signIn(page, 'rider@example.test', '/home')
  await page.getByRole('link', { name: 'Naar de claim' }).click()
  await page.getByRole('link', { name: 'Deze claim indienen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /HTM/ })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page
    .getByRole('button', { name: /kopiëren/i })
    .first()
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^3528/)
  const form = page.getByRole('link', { name: /uitcheckgemist/i })
  await expect(form).toHaveAttribute('href', 'https://www.uitcheckgemist.nl')
  await page.getByRole('textbox', { name: /kenmerk/i }).fill('UG-17')
  await page.getByRole('button', { name: /ingediend/i }).click()
  await expect(page.getByText('Ingediend', { exact: true }).first()).toBeVisible()
  await page.locator('summary', { hasText: 'Waarom deze claim' }).press('Enter')
  await expect(page.getByText(/HTM doet hooguit/)).toBeVisible()
  await expectAccessible(page)
})

test('rejections of one reason are recorded, and objected to, all at once', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signIn(page, 'agent@example.test', '/admin/claims?view=review&operator=drietal')
  await firstRow(page)
  await page.keyboard.press('x')
  for (let row = 1; row < 3; row++) {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
  }
  await page.getByRole('button', { name: 'Record answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'One answer to 3 claims' })
  await dialog.getByRole('radio', { name: /^Reject/ }).check()
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Already corrected')
  await dialog.getByRole('button', { name: 'Record 3 answers' }).click()
  await expect(page.getByText('3 answers recorded.')).toBeVisible()

  await page.goto('/admin/claims?view=decided&operator=drietal&objection=yes')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('link', { name: 'Object', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Object to Vervoerder Drietal' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text of the letter' })).toHaveValue(/al is gecorrigeerd/)
  await expectAccessible(page)
  // Those of which the evidence says nothing against the answer are not chosen by themselves.
  await page.getByRole('checkbox', { name: 'All 3 claims' }).check()
  await page.getByRole('button', { name: 'Object to 3 claims' }).click()
  await expect(page.getByText(/Objection to 3 claims with Vervoerder Drietal/)).toBeVisible()
  await expect(page.getByText(/Someone else has to compare it with the evidence/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'It matches the evidence' })).toHaveCount(0)

  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, 'owner@example.test', new URL(page.url()).pathname)
  await expectAccessible(colleague)
  await colleague.getByRole('button', { name: 'It matches the evidence' }).click()
  const post = colleague.getByRole('button', { name: 'Mark as posted' })
  await expect(post).toBeVisible({ timeout: 20_000 })
  await post.click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'Mark as posted' }).click()
  await expect(colleague.getByText('Objected', { exact: true })).toHaveCount(3)
  await colleague.context().close()
})

test('claims are answered one after the other by keyboard, and the last answer taken back', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'agent@example.test', OF_FORTY)
  await firstRow(page)
  await page.keyboard.press('Enter')
  const answered = new Set<string>()
  for (let nth = 0; nth < ANSWERED; nth++) {
    const reference = await heading(page)
    answered.add(reference)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${reference} approved.`)).toBeVisible()
  }
  expect(answered.size).toBe(ANSWERED)
  await page.keyboard.press('u')
  await expect(page.getByText('Answer taken back.')).toBeVisible()
  await page.goto(OF_FORTY)
  const left = 40 - ANSWERED + 1
  await expect(page.getByText(left === 1 ? '1 row' : `${left} rows`, { exact: true })).toBeVisible()
})

/** Once the page listens. */
const firstRow = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('j')
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused({ timeout: 500 })
  }).toPass()

/** The reference of the claim that is shown, once it can be answered. */
async function heading(page: Page) {
  await expect(page.getByRole('radio', { name: /^Approve/ })).not.toBeChecked()
  return (await page.getByRole('heading', { level: 1 }).textContent())!.trim()
}

test('an owner changes a rule with a dry run, and a colleague puts it in force', async ({ page }) => {
  await signIn(page, 'owner@example.test', '/admin/counterparties/ns')
  await page.getByRole('link', { name: 'New rule' }).click()
  await page.getByRole('combobox', { name: 'Kind of claim' }).selectOption('Same station')
  await page.getByRole('textbox', { name: 'Earliest, days after the trip' }).fill('1')
  await page.getByRole('textbox', { name: 'Latest, after the trip' }).fill('20')
  await page.getByRole('textbox', { name: 'Source' }).fill('ns.nl, read today')
  await page.getByLabel('First day of travel').fill('2025-01-01')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/It would change 25 of 50 trips: 0 more to claim, 25 fewer/)).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('You wrote this version, so another owner has to activate it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveCount(0)
  await expectAccessible(page)
  const address = page.url()

  await signIn(page, 'colleague@example.test', address)
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Version activated.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText(/Activated by colleague Test/)).toBeVisible()
})
