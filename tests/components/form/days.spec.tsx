import { expect, test } from 'vitest'
import { parseDay } from '~/ui/days'

test.each([
  ['1-3-2026', '2026-03-01'],
  ['1 mrt 2026', '2026-03-01'],
  ['1 maart 2026', '2026-03-01'],
  ['1 Mar 2026', '2026-03-01'],
  ['3 mei 26', '2026-05-03'],
  ['3 okt. 2026', '2026-10-03'],
  ['9 Sept 2026', '2026-09-09'],
  ['29-2-2028', '2028-02-29'],
  [' 2026-1-5 ', '2026-01-05'],
  ['Nov 5, 2026', '2026-11-05'],
  ['november 5 2026', '2026-11-05'],
])('%s is %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day)
})

test.each(['', '29-2-2026', '0-1-2026', '1-13-2026', '1-1-202', '1 xyz 2026', '1 ma 2026', '2026', '١-١-٢٠٢٦'])(
  '“%s” is no day',
  (typed) => expect(parseDay(typed)).toBeNull()
)
