import { TcpProxy } from '../support/tcp_proxy.js'
import { expectAccessible } from './support/accessible.js'
import { bare, expect } from './support/browser.js'
import { open } from './support/open.js'
import { startBeside } from './support/start_fareback.js'

/** A server whose line to the database can be taken away, and given back. */
async function withLine(work: (server: { url: string }, line: TcpProxy) => Promise<void>): Promise<void> {
  const address = new URL(JSON.parse(process.env.FAREBACK_ENV!).DATABASE_APP_URL)
  const line = await TcpProxy.to(Number(address.port))
  address.port = String(line.port)
  const server = await startBeside({ DATABASE_APP_URL: address.href })
  try {
    await work(server, line)
  } finally {
    await server.stop()
    await line.close()
  }
}

bare('while the database is away a form keeps what was typed', async ({ page, fareback: _ }) => {
  await withLine(async (server, line) => {
    await page.goto(`${server.url}/onboarding/personal-information`)
    const typed = {
      Voornaam: 'Els',
      Achternaam: 'Zonder Lijn',
      'E-mailadres': 'els@example.test',
      Dag: '3',
      Maand: '2',
      Jaar: '1988',
    }
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
    await page.getByLabel('Wachtwoord', { exact: true }).fill('zeven groene fietsen')
    await page.getByRole('checkbox').check()

    line.isAway = true
    await page.getByRole('button', { name: 'Account aanmaken' }).click()
    await expect(page.getByText('Onze database of opslag reageert niet op tijd.')).toBeVisible()
    for (const [label, value] of Object.entries(typed)) {
      await expect(page.getByLabel(label)).toHaveValue(value)
    }

    line.isAway = false
    await page.getByRole('button', { name: 'Account aanmaken' }).click()
    await expect(page.getByRole('heading', { name: 'Controleer je e-mail' })).toBeVisible()
  })
})

bare('a page that was asked for comes by itself when it is back', { tag: '@long' }, async ({ page, fareback: _ }) => {
  await withLine(async (server, line) => {
    await page.clock.install()
    await open(page, server.url)
    line.isAway = true
    await page.getByRole('link', { name: 'Kosten en termijnen' }).first().click()
    await expect(page.getByRole('heading', { name: 'Fareback is tijdelijk niet beschikbaar' })).toBeVisible()
    await expectAccessible(page)

    line.isAway = false
    await page.clock.runFor(5_000)
    await expect(page.getByRole('table').first()).toBeVisible({ timeout: 20_000 })
    expect(new URL(page.url()).pathname).toBe('/service-schedule')
  })
})

bare('without an answer a form says that nobody knows whether it was saved', async ({ page, fareback: _ }) => {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill('els@example.test')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('zeven groene fietsen')
  await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByText('We kregen geen antwoord')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue('els@example.test')
})
