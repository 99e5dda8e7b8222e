import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { expect, test } from './support/browser.js'
import { exampleExport } from './support/exports.js'
import { open } from './support/open.js'

const NIA = 'nia@example.test'
const AMOUNT = '€ 12,08'
const MAX_SCREENS = 7
const MAX_TAPS = 8

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Counts the screens that a person sees and the taps that bring them to the next; typing is not a tap. */
function counted(page: Page) {
  const screens: string[] = []
  let taps = 0
  return {
    screens,
    taps: () => taps,
    /** Every screen shows the money. */
    async screen(name: string) {
      await expect(page.getByText(AMOUNT).first(), `${AMOUNT} on ${name}`).toBeVisible({ timeout: 20_000 })
      screens.push(name)
      await expectAccessible(page)
    },
    async tap(act: () => Promise<unknown>) {
      taps++
      await act()
    },
  }
}

test('from an estimate to a submitted claim on a phone', async ({ page, fareback }) => {
  const walk = counted(page)

  await open(page, '/')
  await walk.tap(() => page.locator('#estimate input[type=file]').setInputFiles(exampleExport('maart.csv')))
  await walk.screen('estimate')

  await walk.tap(() => page.getByRole('button', { name: 'Bewaren en account aanmaken' }).tap())
  await expect(page).toHaveURL(/personal-information/)
  await walk.screen('registration')
  await page.getByLabel('Voornaam').fill('Nia')
  await page.getByLabel('Achternaam').fill('Vos')
  await page.getByLabel('E-mailadres').fill(NIA)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('zeven groene fietsen')
  await page.getByLabel('Dag').fill('27')
  await page.getByLabel('Maand').fill('4')
  await page.getByLabel('Jaar').fill('1990')
  await walk.tap(() => page.getByRole('checkbox').check())

  await walk.tap(() => page.getByRole('button', { name: 'Account aanmaken' }).tap())
  await expect(page).toHaveURL(/verify-email/)
  await walk.screen('check your mail')

  const mails = () => fareback.mailbox.received.filter(({ readers }) => readers.includes(NIA))
  await expect.poll(mails).toHaveLength(1)
  const [{ html }] = mails()
  const [, link] = /href="([^"]+\/verify-email\/[^"]+)"/.exec(html!)!
  expect(html!.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(AMOUNT)
  walk.screens.push('mail')

  await walk.tap(() => page.goto(link))
  await expect(page).toHaveURL(/batches\/[^/]+\/claims\/create/)
  await expect(page.getByRole('heading', { name: `Je bestand is er: ${AMOUNT}` })).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked({ timeout: 20_000 })
  await walk.screen('your file is here')

  await walk.tap(() => page.getByRole('button', { name: 'Verder met 1 claim' }).tap())
  await expect(page).toHaveURL(/additional-information/)
  await walk.screen('address and mandate')
  await page.getByLabel('Straat en huisnummer').fill('Stationsplein 1')
  await page.getByLabel('Postcode').fill('2312ak')
  await page.getByLabel('Woonplaats').fill('Leiden')
  await page.getByLabel('Typ je naam om te ondertekenen').fill('Nia Vos')

  await walk.tap(() => page.getByRole('button', { name: 'Ondertekenen en verder met 1 claim' }).tap())
  await expect(page).toHaveURL(/\/claims$/)
  await expect(page.getByText(/1 claim staat klaar/)).toBeVisible()
  await walk.screen('claims')

  expect(walk.screens.length, walk.screens.join(', ')).toBeLessThanOrEqual(MAX_SCREENS)
  expect(walk.taps()).toBeLessThanOrEqual(MAX_TAPS)

  await page.goto('/home')
  await walk.screen('home')
})
