import type { Page } from '@playwright/test'
import { expect } from './browser.js'

/** Looks at every payout on hold, as finance does on the page of payout runs. */
export async function clearHolds(page: Page) {
  const buttons = page.getByRole('region', { name: 'On hold' }).getByRole('button', { name: 'Clear', exact: true })
  await expect(buttons.first()).toBeVisible()
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What did you check?').fill('The account is on their card')
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(buttons).toHaveCount(left - 1)
  }
}
