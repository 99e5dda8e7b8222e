import AxeBuilder from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** axe finds nothing against WCAG A and AA on the page as it stands. */
export async function expectAccessible(page: Page) {
  // Half shown, things are as hard to read as they look.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([])
}
