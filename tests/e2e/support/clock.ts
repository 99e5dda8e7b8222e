import { type Page, expect } from '@playwright/test'

/** For what a timer of the page caused, which time does not stop for. */
const A_MOMENT = 50

/** In the pages that are opened from here on time stands still, until a test lets it pass. */
export async function stopTime(page: Page) {
  await page.clock.install()
  // It cannot stop in the past.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets the page's clock go on for so many seconds. */
export async function letPass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1_000)
    await page.waitForTimeout(A_MOMENT)
  }
}

/** Lets the page's clock go on until something is so, for so many seconds at most. */
export async function until(page: Page, isSo: () => boolean | Promise<boolean>, seconds = 12) {
  for (let second = 0; second < seconds && !(await isSo()); second++) await letPass(page, 1)
  expect(await isSo()).toBe(true)
}
