import type { Page } from '@playwright/test'

/** The colour of the paper that a page is printed on. */
export const NIGHT = 'rgb(21, 19, 16)'
export const DAY = 'rgb(251, 249, 244)'

export const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
