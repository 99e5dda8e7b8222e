import { expect, test } from 'vitest'
import {
  LIMITS,
  MOST_SCRIPTS,
  UNTIL_THEN,
  circularChunks,
  pageWeights,
} from '#bin/support/page_weight'

test.each(pageWeights().map((weight) => [weight.page, weight] as const))(
  '%s loads no more JavaScript than its readers should wait for',
  (_page, { reader, first, total, allScripts }) => {
    const isHeld = reader !== 'traveller'
    expect(first).toBeLessThanOrEqual(isHeld ? LIMITS[reader].first : UNTIL_THEN.first)
    expect(total).toBeLessThanOrEqual(isHeld ? LIMITS[reader].total : UNTIL_THEN.total)
    expect(allScripts).toBeLessThanOrEqual(MOST_SCRIPTS)
  }
)

test('no two scripts wait for each other', () => {
  expect(circularChunks()).toEqual([])
})
