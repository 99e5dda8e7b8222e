import { expectAccessible } from './support/accessible.js'
import { PASSWORD, expect, signIn, test } from './support/browser.js'

test('a traveller leaves, and sees what became of their account', async ({ page }) => {
  await signIn(page, 'leaver@example.test', '/profile/account')
  await page.getByRole('link', { name: /^Fareback verlaten/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fareback verlaten')
  await expectAccessible(page)

  await test.step('takes their data along', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Mijn gegevens downloaden' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^fareback-\d{4}-\d{2}-\d{2}\.zip$/)
  })

  await test.step('is asked once more, and erased', async () => {
    await page.getByRole('button', { name: 'Mijn account wissen' }).click()
    await expect(page.getByText('Vink dit vakje aan om verder te gaan.')).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Mijn account wissen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je hebt Fareback verlaten')
    await expect(page.getByText(/^Ontvangstbewijs ERA-/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('cannot sign in any more', async () => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: /e-mail/i }).fill('leaver@example.test')
    await page
      .getByLabel(/^wachtwoord/i)
      .first()
      .fill(PASSWORD)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page.getByText(/e-mailadres of wachtwoord klopt niet/)).toBeVisible()
  })
})
