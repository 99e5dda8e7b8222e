import { expectAccessible, expectReadable } from './support/accessible.js'
import { asFile, businessMonth } from './support/exports.js'
import { PASSWORD, expect, signIn, test } from './support/browser.js'

const MANAGER = 'marit@rijnmond.example'
const PHONE = { width: 390, height: 844 }

test('an owner makes an organisation, and its manager comes in by the invitation on a phone', async ({
  page,
  browser,
  fareback,
}) => {
  await test.step('details, with a preview', async () => {
    await signIn(page, 'owner@example.test', '/admin/tenants')
    await page.getByRole('link', { name: 'New organisation' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Waterschap Rijnmond')
    await page.getByRole('textbox', { name: 'Address' }).fill('Rijnmond ')
    await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffd400')
    await expect(page.getByRole('figure')).toContainText('Waterschap Rijnmond')
    await expect(page.getByRole('figure')).toContainText('On paper it is darkened')
    await page.getByLabel('Fee in percent').fill('12,5')
    await page.getByRole('radio', { name: 'The balance of the traveller' }).check({ force: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create organisation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Waterschap Rijnmond' })).toBeVisible()
    await expect(page).toHaveURL('/admin/tenants/rijnmond/edit')
    await expect(page.getByLabel('Fee in percent')).toHaveValue('12.5')
  })

  await test.step('an invitation', async () => {
    await page.getByLabel('Email address').fill(MANAGER)
    await page.getByRole('button', { name: 'Invite a manager' }).click()
    await expect(page.getByText(MANAGER).first()).toBeVisible()
    await expectAccessible(page)
  })

  const mails = () => fareback.mailbox.received.filter(({ readers }) => readers.includes(MANAGER))
  await expect.poll(mails).toHaveLength(1)
  const [, link] = /href="([^"]+\/manager-onboarding\/[^"]+)"/.exec(mails()[0].html!)!
  const context = await browser.newContext({ viewport: PHONE, locale: 'nl-NL' })
  const phone = await context.newPage()

  await test.step('an account', async () => {
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1, name: 'Beheerder van Waterschap Rijnmond' })).toBeVisible()
    await expect(phone.locator('header').first()).toHaveCSS('background-color', 'rgb(255, 212, 0)')
    await expectReadable(phone)
    await phone.getByLabel('Voornaam').fill('Marit')
    await phone.getByLabel('Achternaam').fill('Bos')
    await phone.getByLabel('Dag').fill('27')
    await phone.getByLabel('Maand').fill('4')
    await phone.getByLabel('Jaar').fill('1985')
    await phone.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: 'Account aanmaken' }).click()
    await expect(phone).toHaveURL('/t/rijnmond/members')
    await expectAccessible(phone)
  })

  await test.step('a file, whose cards are assigned', async () => {
    await phone.goto('/organisation')
    await expect(phone).toHaveURL('/t/rijnmond')
    await expect(phone.getByRole('heading', { level: 1, name: 'Overzicht van Waterschap Rijnmond' })).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('link', { name: 'Bestand uploaden' }).click()
    const text = businessMonth('3528040000000094')
    await phone.locator('input[type=file]').setInputFiles(asFile('alle-kaarten.csv', text))
    await phone.getByRole('button', { name: /regels importeren/ }).click({ timeout: 20_000 })
    await expect(phone.getByText('Geïmporteerd')).toBeVisible({ timeout: 20_000 })
    await phone.getByRole('combobox', { name: /Van wie is de kaart/ }).selectOption({ index: 1 })
    await expectAccessible(phone)
    await phone.getByRole('button', { name: '1 kaart toewijzen' }).click()
    await expect(phone.getByText('verwerkt', { exact: true })).toBeVisible({ timeout: 20_000 })
  })

  await test.step('a mandate, and claims in one go', async () => {
    await phone.goto('/t/rijnmond/claims/create')
    await expect(phone.getByRole('button', { name: /1 claim klaarzetten/ })).toBeVisible({ timeout: 20_000 })
    await phone.getByLabel('Onderteken met je naam').fill('Marit Bos')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Machtiging ondertekenen' }).click()
    await phone.getByRole('button', { name: /1 claim klaarzetten/ }).click()
    await expect(phone.getByText(/1 claim klaargezet/)).toBeVisible({ timeout: 20_000 })
    await phone.getByRole('link', { name: 'Claims bekijken' }).click()
    await phone.getByRole('link', { name: 'Marit Bos' }).click()
    await phone.getByLabel('Kenmerk van de vervoerder').fill('NSB-2026-1')
    await phone.getByRole('button', { name: 'Vastleggen' }).click()
    await expect(phone.getByText('Ingediend').first()).toBeVisible()
    await expectAccessible(phone)
  })

  await test.step('and a link that is used up', async () => {
    await context.clearCookies()
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1, name: 'Deze uitnodiging is al gebruikt' })).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('link', { name: 'Inloggen' }).click()
    await expect(phone).toHaveURL('/t/rijnmond/login')
  })
  await context.close()
})
