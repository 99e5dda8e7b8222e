import { expectAccessible } from './support/accessible.js'
import { expect, test } from './support/browser.js'

const NOOR = 'noor@example.test'

test('from registering to the first upload', async ({ page, fareback }) => {
  await test.step('personal information', async () => {
    await page.goto('/')
    await page.goto('/onboarding/personal-information')
    await expectAccessible(page)
    await page.getByLabel('Voornaam').fill('Noor')
    await page.getByLabel('Achternaam').fill('van Dijk')
    await page.getByLabel('E-mailadres').fill(NOOR)
    await page.getByLabel('Wachtwoord', { exact: true }).fill('kort')
    await page.getByLabel('Dag').fill('27')
    await page.getByLabel('Maand').fill('4')
    await page.getByLabel('Jaar').fill('1990')
    await page.getByRole('checkbox').check()
    await page.getByLabel('Wachtwoord', { exact: true }).fill('zeven groene fietsen')
    await page.getByRole('button', { name: 'Account aanmaken' }).click()
    await expect(page.getByRole('heading', { name: 'Controleer je e-mail' })).toBeVisible()
    await expect(page.getByText(NOOR)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('additional information', async () => {
    const mails = () => fareback.mailbox.received.filter(({ readers }) => readers.includes(NOOR))
    await expect.poll(mails).toHaveLength(1)
    const [, link] = /href="([^"]+\/verify-email\/[^"]+)"/.exec(mails()[0].html!)!
    await page.goto(link)
    await expect(page).toHaveURL(/additional-information/)
    await expectAccessible(page)
    await page.getByLabel('Straat en huisnummer').fill('Stationsplein 1')
    await page.getByLabel('Postcode').fill('2312ak')
    await page.getByLabel('Woonplaats').fill('Leiden')
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
    await page.getByLabel('Rekeninghouder').fill('N. van Dijk')
    await page.getByLabel('Typ je naam om te ondertekenen').fill('noor van dijk')
    await page.getByRole('button', { name: 'Opslaan en verder' }).click()
    await expect(page).toHaveURL(/ovcp-card/)
  })

  await test.step('a card, and straight on to the upload', async () => {
    await expectAccessible(page)
    await page.getByLabel('Kaartnummer').fill('3528010000000014')
    await page.getByLabel('Geldig tot en met').fill('12/2029')
    await page.getByRole('button', { name: 'Kaart toevoegen' }).click()
    await expect(page.getByText(/0014/).first()).toBeVisible()
    await page.getByText('Verder naar je eerste upload').click()
    await expect(page).toHaveURL(/batches\/create/)
    await expectAccessible(page)
  })
})
