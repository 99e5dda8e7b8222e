import { expect, test } from 'vitest'
import { isSameHolder } from '#app/money/payouts/is_same_holder'

const SANNE = { firstName: 'Sanne', lastName: 'de Vries' }

test.each([
  'Sanne de Vries',
  'S. de Vries',
  'S.M. DE VRIES',
  'de Vries S',
  'Mw S M de Vries',
  'A. de Vries',
  'S de Vries-Bakker',
  'S de Vries en/of P Bakker',
  'Vries',
])('an account of %s can be Sanne’s', (holder) => expect(isSameHolder(holder, SANNE)).toBe(true))

test.each(['Piet de Vries', 'J. Jansen', 'Sanne Jansen', 'De Groot BV', 'S.', ''])(
  'an account of %s is someone else’s',
  (holder) => expect(isSameHolder(holder, SANNE)).toBe(false)
)

test('accents and case make no difference', () => {
  expect(isSameHolder('G YILMAZ', { firstName: 'Gül', lastName: 'Yılmaz' })).toBe(true)
  expect(isSameHolder('R BOS', { firstName: 'René', lastName: 'Bòs' })).toBe(true)
  expect(isSameHolder('Z Cifci', { firstName: 'Zeynep', lastName: 'Çifçi' })).toBe(true)
})

test('one of two family names is enough', () => {
  expect(isSameHolder('E Jansen', { firstName: 'Eva', lastName: 'Jansen-Smit' })).toBe(true)
})
