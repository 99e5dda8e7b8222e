import { expect, test } from 'vitest'
import { LIMITS, circularChunks, pageWeights } from '#bin/support/page_weight'

test.each(pageWeights().map((weight) => [weight.page, weight] as const))(
  '%s loads no more JavaScript than its readers should wait for',
  (_page, { reader, first, total, allScripts }) => {
    expect(first).toBeLessThanOrEqual(LIMITS[reader].first)
    expect(total).toBeLessThanOrEqual(LIMITS[reader].total)
    expect(allScripts).toBeLessThanOrEqual(LIMITS[reader].scripts)
  }
)

test('no two scripts wait for each other', () => {
  expect(circularChunks()).toEqual([])
})
