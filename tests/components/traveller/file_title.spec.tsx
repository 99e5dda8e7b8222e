import { expect, test } from 'vitest'
import { fileTitle } from '~/components/traveller/fileTitle'

test.each([
  ['reistransacties_3528010000000014_9.csv', 'reistransacties_••••0014_9.csv'],
  ['transacties_21-10-2026_20-11-2026.csv', 'transacties_21-10-2026_20-11-2026.csv'],
])('the name %s is shown as %s', (name, shown) => expect(fileTitle(name)).toBe(shown))
