import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'

// As small as it comes: it goes into every page.
const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const source = readFileSync(file, 'utf8')

/** What axe looks for: everything of WCAG A and AA, or, in a page that differs in its colours only, whether it can be read. */
const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  contrast: { type: 'rule', values: ['color-contrast'] },
}

type Violation = { id: string; nodes: { html: string }[] }

/** axe finds nothing against WCAG A and AA on the page as it stands. */
export const expectAccessible = (page: Page) => expectNothingAgainst(page, 'all')

/** axe finds nothing that is hard to read. */
export const expectReadable = (page: Page) => expectNothingAgainst(page, 'contrast')

async function expectNothingAgainst(page: Page, rules: keyof typeof RULES) {
  // axe runs in this frame alone.
  expect(page.frames()).toHaveLength(1)
  // Half shown, things are as hard to read as they look.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source}; void 0`)
  const options = { runOnly: RULES[rules], resultTypes: ['violations'], preload: false }
  const violations: Violation[] = await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([])
}
