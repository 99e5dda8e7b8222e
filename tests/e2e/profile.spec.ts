import { expectAccessible } from './support/accessible.js'
import { become, expect, signIn, test } from './support/browser.js'

const EMAIL = 'traveller@example.test'
const PHONE = { width: 390, height: 844 }

test('on a phone the profile is a menu, and each section a page of its own', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signIn(page, EMAIL, '/profile')
  const menu = page.getByRole('navigation', { name: 'Onderdelen van je account' })
  await expect(page).toHaveTitle('Mijn account · Fareback')
  await expect(menu.getByRole('link', { name: 'Beveiliging Tweestapsverificatie' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'E-mailadres' })).toBeHidden()
  await expectAccessible(page)

  await menu.getByRole('link', { name: /^E-mails/ }).click()
  await expect(page).toHaveURL(/\/profile\/emails$/)
  await expect(page).toHaveTitle('E-mails · Mijn account · Fareback')
  const topic = page.getByRole('switch').first()
  await expect(topic).toBeChecked()
  await expect(menu).toBeHidden()

  await test.step('saving stays on the section', async () => {
    // It moves before it is stored.
    const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET')
    await topic.click({ force: true })
    await expect(topic).not.toBeChecked()
    await stored
    await expect(page).toHaveURL(/\/profile\/emails$/)
  })

  await test.step('the link back leads to the menu, which knows what changed', async () => {
    await page.getByRole('link', { name: 'Mijn account', exact: true }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(menu.getByRole('link', { name: /^E-mails 3 van 4 aan/ })).toBeVisible()
  })

  await test.step('and so does going back', async () => {
    await menu.getByRole('link', { name: /^Bankrekening/ }).click()
    await expect(page.getByRole('region', { name: 'Bankrekening' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(menu).toBeVisible()
    await expect(page.getByRole('region', { name: 'Bankrekening' })).toHaveCount(0)
  })
})

test('on a wide screen the menu stays beside the section', { tag: '@long' }, async ({ page }) => {
  await become(page, EMAIL)
  await page.goto('/profile')
  const menu = page.getByRole('navigation', { name: 'Onderdelen van je account' })
  await expect(page.getByRole('region', { name: 'Je gegevens' })).toBeVisible()

  await menu.getByRole('link', { name: 'Kaarten' }).click()
  await expect(page).toHaveURL(/\/profile\/cards$/)
  await expect(menu.getByRole('link', { name: 'Kaarten' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Kaarten' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Je gegevens' })).toHaveCount(0)
})

test('an old link to a part of the profile finds its section', { tag: '@long' }, async ({ page }) => {
  await become(page, EMAIL)
  await page.goto('/balance')
  await page.goto('/profile#browsers')
  await expect(page).toHaveURL(/\/profile\/security#browsers$/)
  await expect(page.getByRole('heading', { name: 'Waar je bent ingelogd' })).toBeInViewport()

  await page.goBack()
  await expect(page).toHaveURL(/\/balance$/)
})
