import { describe, expect, test } from 'vitest'
import { addressProblem, isCompleteAddress, writtenPostcode } from '#app/people/accounts/isomorphic/address'
import { COUNTRIES } from '#app/people/accounts/isomorphic/country'
import { ibanProblem, plainIban } from '#app/people/accounts/isomorphic/iban'

const HOME = { addressLine: 'Oude Rijn 114', postcode: '2312 HG', city: 'Leiden', country: 'NL' }

describe('a postcode', () => {
  test.each([
    ['2312hg', 'NL', '2312 HG'],
    [' 2312  HG ', 'NL', '2312 HG'],
    ['2312', 'NL', '2312'],
    ['b-1000', 'BE', 'B-1000'],
    ['sw1a 1aa', 'GB', 'SW1A 1AA'],
  ])('“%s” in %s is written %s', (text, country, written) => expect(writtenPostcode(text, country)).toBe(written))

  test.each(['', '2312', '0312 HG', '2312 SA', '2312 SD', '2312 SS', '23122 HG', 'HG 2312'])(
    '“%s” is none in the Netherlands',
    (postcode) => expect(addressProblem('postcode', { ...HOME, postcode })).toBe('postcode')
  )
})

test('an address is complete with what its country needs', () => {
  expect(isCompleteAddress(HOME)).toBe(true)
  expect(isCompleteAddress({ ...HOME, city: null })).toBe(false)
  expect(isCompleteAddress({ ...HOME, addressLine: 'Oude Rijn' })).toBe(false)
  expect(isCompleteAddress({ addressLine: 'Main Street', postcode: null, city: 'Howth', country: 'IE' })).toBe(true)
})

test('countries have a name in both languages', () => {
  for (const locale of ['nl', 'en']) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    expect(COUNTRIES.filter((code) => !names.of(code))).toEqual([])
  }
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length)
})

describe('an IBAN', () => {
  test.each([
    ['NL91ABNA0417164300', null],
    ['nl91 abna 0417 1643 00', null],
    ['NL91.ABNA.0417.1643.00', null],
    ['DE89370400440532013000', null],
    ['NL91ABNA0417164301', 'wrong'],
    ['NL91ABNA041716430', 'wrong'],
    ['', 'wrong'],
    ['417164300', 'wrong'],
    ['TR330006100519786457841326', 'outsideSepa'],
  ])('%s: %s', (text, problem) => expect(ibanProblem(text)).toBe(problem))

  test('is kept as banks exchange it', () => {
    expect(plainIban('nl91 abna-0417.1643 00')).toBe('NL91ABNA0417164300')
  })
})
