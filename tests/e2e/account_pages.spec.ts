import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.js'
import { expect, signIn, test } from './support/browser.js'

const PHONE = { width: 390, height: 800 }
const DESK = { width: 1440, height: 900 }

/** Each page: nothing sticks out sideways, wide or narrow, and axe finds nothing on a phone. */
async function expectGood(page: Page, paths: string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size)
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth
        )
        expect(sideways, `${path} at ${size.width}`).toBeLessThanOrEqual(0)
      }
      await expectAccessible(page)
    })
  }
}

test('the pages on the way in', async ({ page }) => {
  await expectGood(page, [
    '/login',
    '/forgot-password',
    '/onboarding/personal-information',
    '/t/waterland/login',
    '/t/waterland/forgot-password',
  ])
})

test('the pages of someone’s own account', async ({ page }) => {
  await signIn(page, 'traveller@example.test')
  await expectGood(page, [
    '/profile',
    '/onboarding/additional-information',
    '/onboarding/ovcp-card',
    '/job-application/create',
    '/leaving',
  ])
})

test('the pages of an organisation', async ({ page }) => {
  await signIn(page, 'manager@example.test', '/t/waterland/login')
  await expectGood(page, [
    '/t/waterland/profile',
    '/t/waterland/members',
    '/t/waterland/onboarding/ovcp-card',
  ])
})

test('the pages about people, for staff', async ({ page }) => {
  await signIn(page, 'agent@example.test')
  await page.goto('/admin/users')
  const person = await page
    .getByRole('link', { name: /two-browsers/i })
    .first()
    .getAttribute('href')
  const own = person!.split('?')[0]
  const sections = ['actions', 'emails', 'audit-logs', 'ovcp-cards']
  await expectGood(page, ['/admin/users', own, ...sections.map((name) => `${own}/${name}`)])
})
