import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { expect, test } from './support/browser.js'

const password = (page: Page) => page.getByLabel('Wachtwoord', { exact: true })

/** Two pixels in a colour, around or on what has the focus. */
async function expectRing(page: Page) {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
    return [outlineStyle, outlineWidth]
  })
  expect(ring).toEqual(['solid', '2px'])
}

test('a wrong login brings the keyboard back to the form, with what is wrong beside its field', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill('nobody@example.test')
  await password(page).fill('not this one at all')
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
  await expect(page.getByLabel('E-mailadres')).toHaveValue('nobody@example.test')
  await expect(password(page)).toHaveValue('')
  await expectRing(page)
  await expectAccessible(page)

  // What can be seen without asking is said without asking.
  await page.getByLabel('E-mailadres').fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vul een e-mailadres in, zoals')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
})

test('registering speaks through its fields and never through a bubble of the browser', async ({ page }) => {
  await page.goto('/onboarding/personal-information')
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(page.getByText('Vul dit veld in.')).toHaveCount(5)
  await expect(page.getByText('Vink dit vakje aan om verder te gaan.')).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toBeFocused()
  expect(await page.locator('form:not([novalidate])').count()).toBe(0)
  await expectAccessible(page)

  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Achternaam').fill('van Dijk')
  await page.getByLabel('E-mailadres').fill('noor.forms@example.test')
  await password(page).fill('zeven groene fietsen')
  await page.getByRole('checkbox').check()
  await page.getByLabel('Dag').fill('31')
  await page.getByLabel('Maand').fill('2')
  await page.getByLabel('Jaar').fill('2000')
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(page.getByText('Deze datum bestaat niet.')).toBeVisible()
  await expect(page.getByLabel('Dag')).toBeFocused()
  await expectRing(page)

  // What only the server knows comes back to the same place.
  await page.getByLabel('Dag').fill('27')
  await page.getByLabel('Jaar').fill(String(new Date().getFullYear() - 3))
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  const date = page.getByRole('group', { name: 'Geboortedatum' })
  await expect(date).toContainText('16 jaar of ouder zijn om een account')
  await expect(page.getByLabel('Dag')).toBeFocused()
  await expect(password(page)).toHaveValue('zeven groene fietsen')
})
