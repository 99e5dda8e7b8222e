import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart, roundTop } from '~/ui/BarChart'

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [11, 20],
  [79, 80],
  [81, 100],
  [1_234, 2_000],
])('an axis for %i ends at %i', (value, top) => {
  expect(roundTop(value)).toBe(top)
})

test('a chart draws each value as high as the axis says', () => {
  const bars = [3, 0, 4].map((value, at) => ({ key: String(at), label: `week ${at}`, value }))
  const { container } = render(<BarChart title="Claims" bars={bars} format={String} />)
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights).toEqual(['75', '0', '100'])
  expect(screen.getByText('week 0: 3')).toBeTruthy()
})

test('a chart without values has an axis and no bars', () => {
  const { container } = render(<BarChart title="Claims" bars={[]} format={String} />)
  expect(container.querySelectorAll('rect')).toHaveLength(0)
})
