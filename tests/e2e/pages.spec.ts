import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './support/accessible.js'
import { become, expect, test } from './support/browser.js'
import { some } from '../support/long.js'
import { expectToFit, expectTouchable } from './support/fits.js'
import { open } from './support/open.js'
import { DAY, NIGHT, paperOf } from './support/theme.js'

// The longest file otherwise.
test.describe.configure({ mode: 'parallel' })

const PHONE = { width: 390, height: 800 }
const DESK = { width: 1440, height: 900 }

/** Who comes in by which door, and what they open. The pages of staff and of members, of one role with all of them. */
const PEOPLE: Record<string, { door?: string; paths: string[] }> = {
  visitor: {
    paths: [
      '/',
      '/service-schedule',
      '/privacy-policy',
      '/terms-of-service',
      '/login',
      '/forgot-password',
      '/onboarding/personal-information',
      '/t/waterland/login',
      '/t/waterland/forgot-password',
    ],
  },
  traveller: {
    paths: [
      '/home',
      '/batches',
      '/batches/create',
      '/claims',
      '/balance',
      '/profile',
      '/profile/personal',
      '/profile/bank-account',
      '/profile/cards',
      '/profile/mandate',
      '/profile/security',
      '/profile/emails',
      '/profile/appearance',
      '/profile/account',
      '/profile/premium',
      '/profile/referral',
      '/onboarding/additional-information',
      '/onboarding/ovcp-card',
      '/job-application/create',
      '/job-application',
      '/leaving',
    ],
  },
  manager: {
    door: '/t/waterland/login',
    paths: [
      '/batches',
      '/t/waterland/profile',
      '/t/waterland/profile/security',
      '/t/waterland/members',
      '/t/waterland/balance',
      '/t/waterland/onboarding/ovcp-card',
    ],
  },
  owner: {
    paths: [
      '/admin',
      '/admin/claims?view=all',
      '/admin/trips',
      '/admin/letters',
      '/admin/decision-imports/create',
      '/admin/counterparties',
      '/admin/tenants/create',
      '/admin/tenants',
      '/admin/users',
    ],
  },
  finance: {
    paths: [
      '/admin/payout-runs',
      '/admin/statements',
      '/admin/lines',
      '/admin/corrections',
      '/admin/cost-rules',
      '/admin/expenses',
      '/admin/proof',
      '/admin/closings',
    ],
  },
}

const LOOKED_AT_BY_NIGHT = ['/', '/service-schedule', '/login', '/admin', '/admin/payout-runs']

/**
 * Opens each page once: it fits at every width, on a phone all can be pressed and axe finds nothing, nor in the
 * colours of the night; then the first row of every list. The page of every test watches the console and the content security policy.
 */
async function expectGood(page: Page, paths: string[]) {
  // In the short form every other one, the first and the last among them.
  const opened = new Set(some(paths, Math.ceil((paths.length + 1) / 2)))
  for (const path of opened) {
    await test.step(path, async () => {
      await page.setViewportSize(DESK)
      const isForNight = LOOKED_AT_BY_NIGHT.includes(path)
      if (isForNight) await page.emulateMedia({ colorScheme: 'dark' })
      await open(page, path)
      await expect(page).toHaveTitle(/Fareback/)
      await expect(page.locator('h1')).toBeVisible()
      if (isForNight) await expectNightThenDay(page)
      await expectToFit(page, path)
      await page.setViewportSize(PHONE)
      await expectTouchable(page)
      await expectAccessible(page)
      const row = page.locator('a[data-row]').first()
      if (await row.isVisible()) opened.add((await row.getAttribute('href'))!)
    })
  }
}

/** A page looks as the device does, at once when that changes. */
async function expectNightThenDay(page: Page) {
  expect(await paperOf(page)).toBe(NIGHT)
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await paperOf(page)).toBe(DAY)
}

for (const [name, { door, paths }] of Object.entries(PEOPLE)) {
  test(`the pages of the ${name}`, async ({ page }) => {
    if (name !== 'visitor') await become(page, `${name}@example.test`, { door })
    await expectGood(page, paths)
  })
}

test('the pages about a person, for staff', async ({ page }) => {
  await become(page, 'agent@example.test')
  await open(page, '/admin/users?q=employee')
  const own = new URL(page.url()).pathname
  const sections = [
    'actions',
    'balance-transactions',
    'payouts',
    'refunds',
    'transactions',
    'batches',
    'emails',
    'audit-logs',
    'ovcp-cards',
  ]
  await expectGood(page, [own, ...sections.map((section) => `${own}/${section}`)])
})

test('the pages about a claim, for who makes it', async ({ page }) => {
  await become(page, 'rider@example.test')
  await open(page, '/claims')
  const claim = await page.locator('main a[href*="/CLM-"]').first().getAttribute('href')
  await expectGood(page, [claim!, `${claim}/submissions/create`])
})
