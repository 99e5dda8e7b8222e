import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { become, expect, signIn, test } from './support/browser.js'
import { asFile, missed, month as monthOf, ride, text } from './support/exports.js'
import { open } from './support/open.js'

const MIRA = 'mira@example.test'
/** A card belongs to one account. */
const CARDS = { mira: '3528040000000037', collector: '3528070000000042', dropper: '3528080000000041' }

const month = (first: number, card = CARDS.collector) => monthOf(first, card)

test('an estimate without an account becomes the first upload of the account', async ({ page, fareback }) => {
  await test.step('the estimate', async () => {
    await open(page, '/')
    await page.locator('#estimate input[type=file]').setInputFiles(asFile('maart.csv', month(20, CARDS.mira)))
    await expect(page.getByRole('heading', { name: '€ 12,08 te claimen' })).toBeVisible()
    await expect(page.getByRole('row', { name: /NS.*€ 12,08/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('kept, and shown again', async () => {
    await page.getByRole('button', { name: 'Bewaren en account aanmaken' }).click()
    await expect(page).toHaveURL(/personal-information/)
    await page.goto('/')
    await expect(page.getByText(/We bewaren dit bestand tot/)).toBeVisible()
    await page.locator('#estimate').getByRole('button', { name: 'Account aanmaken' }).click()
    await expect(page).toHaveURL(/personal-information/)
  })

  await test.step('the account', async () => {
    await page.getByLabel('Voornaam').fill('Mira')
    await page.getByLabel('Achternaam').fill('Bakker')
    await page.getByLabel('E-mailadres').fill(MIRA)
    await page.getByLabel('Wachtwoord', { exact: true }).fill('zeven groene fietsen')
    await page.getByLabel('Dag').fill('27')
    await page.getByLabel('Maand').fill('4')
    await page.getByLabel('Jaar').fill('1990')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Account aanmaken' }).click()
    const mails = () => fareback.mailbox.received.filter(({ readers }) => readers.includes(MIRA))
    await expect.poll(mails).toHaveLength(1)
    const [, link] = /href="([^"]+\/verify-email\/[^"]+)"/.exec(mails()[0].html!)!
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Je bestand is er: € 12,08' })).toBeVisible()
  })

  await test.step('its first upload, imported', async () => {
    await expect(page.getByRole('checkbox')).toBeChecked({ timeout: 20_000 })
    await page.goto('/batches')
    await expect(page.getByText('maart.csv')).toBeVisible()
    await expect(page.getByText('Geïmporteerd')).toBeVisible()
  })
})

test('three files dropped together are one plan, one yes and one no', async ({ page }) => {
  await signIn(page, 'collector@example.test', '/batches/create')
  await page
    .locator('input[type=file]')
    .setInputFiles([
      asFile('januari.csv', month(80)),
      asFile('februari.csv', month(50)),
      asFile('maart.csv', month(20)),
    ])
  await expect(page).toHaveURL(/batch-groups/)
  await expect(page.getByRole('heading', { name: '3 bestanden' })).toBeVisible()
  for (const name of ['januari.csv', 'februari.csv', 'maart.csv']) {
    await expect(page.getByText(name)).toBeVisible()
  }
  await expect(page.getByText('9 nieuwe reizen')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: /€ 36,24 te claimen/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '3 bestanden importeren' }).click()
  await expect(page.getByRole('link', { name: 'Claims kiezen' })).toBeVisible({
    timeout: 20_000,
  })
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: /€ 36,24 te claimen/ })).toBeVisible()
  await expectAccessible(page)

  await page.goBack()
  await page.getByRole('button', { name: 'Alles ongedaan maken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alles ongedaan maken' }).click()
  await expect(page.getByText('Ongedaan gemaakt')).toHaveCount(3)
})

test('the operator of a trip can be corrected, and the fare entered', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'corrector@example.test', '/batches/create')
  const card = '3528050000000044'
  const lines = text(missed(card, 20, 'Utrecht, Neude', '4,00', ''), ...ride(card, 10, 'Gouda', 'Delft'))
  await page.locator('input[type=file]').setInputFiles(asFile('utrecht.csv', lines))

  const operator = page.getByRole('combobox', { name: 'Welke vervoerder was dit?' })
  await expect(operator).toBeVisible({ timeout: 20_000 })
  await operator.selectOption('transdev')
  await page.getByRole('combobox', { name: 'Waar stapte je uit?' }).fill('Utrecht, Rijnsweerd')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /Wat kost/ }).fill('1,85')
  await page.getByRole('combobox', { name: /Waar heb je deze prijs/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Deze prijs gebruiken' }).click()
  await expect(page.getByRole('button', { name: 'Verder met 1 claim' })).toBeEnabled()
  await expectAccessible(page)
})

/** What a drag of these files over the page tells it; `end` is whether it is let go. */
const drag = (page: Page, at: string, files: [name: string, text: string][], end = true) =>
  page.evaluate(
    ({ at: selector, files: given, end: isLetGo }) => {
      const dataTransfer = new DataTransfer()
      for (const [name, content] of given) {
        dataTransfer.items.add(new File([content], name, { type: 'text/csv' }))
      }
      const target = document.querySelector(selector)!
      for (const type of ['dragenter', 'dragover', ...(isLetGo ? ['drop'] : [])]) {
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      }
    },
    { at, files, end }
  )

test('files dropped on any page are uploaded', async ({ page }) => {
  await become(page, 'dropper@example.test')
  await open(page, '/balance')
  await drag(page, 'h1', [], false)
  const overlay = page.getByText('Laat los om te uploaden')
  await expect(overlay).toBeHidden()

  // The first drag fetches what takes the drop.
  const files: [string, string][] = [
    ['april.csv', month(45, CARDS.dropper)],
    ['mei.csv', month(25, CARDS.dropper)],
  ]
  await drag(page, 'h1', files, false)
  await expect(overlay).toBeVisible()
  await drag(page, 'h1', files)
  await expect(page).toHaveURL(/batch-groups/)
  for (const [name] of files) await expect(page.getByText(name)).toBeVisible()

  await test.step('one of them as the form of the upload page sends it', async () => {
    await drag(page, 'h1', [['juni.csv', month(12, CARDS.dropper)]])
    await expect(page).toHaveURL(/batches\/[0-9a-f-]{36}/)
    await open(page, '/batches')
    await expect(page.getByText('juni.csv')).toBeVisible()
  })
})

test('lines that are pasted on the upload page are a file', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'dropper@example.test')
  await open(page, '/batches/create')
  await page.evaluate(
    (lines) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', lines)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    month(33, CARDS.dropper)
  )
  await expect(page).toHaveURL(/batches\/[0-9a-f-]{36}/)
  await open(page, '/batches')
  await expect(page.getByText('pasted.csv').first()).toBeVisible()
})
