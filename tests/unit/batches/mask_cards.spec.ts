import { expect, test } from 'vitest'
import { maskCards } from '#app/travel/batches/mask_cards'

test.each([
  ['reistransacties_3528010000000014_9.csv', 'reistransacties_••••0014_9.csv'],
  ['31-02-2026 ; 07:43 ; 3528 0100 0000 0014', '31-02-2026 ; 07:43 ; ••••0014'],
  ['transacties_21-10-2026_20-11-2026.csv', 'transacties_21-10-2026_20-11-2026.csv'],
])('“%s” is kept as “%s”', (text, shown) => expect(maskCards(text)).toBe(shown))
