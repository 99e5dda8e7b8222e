import { expect, test } from 'vitest'
import { parseAddresses } from '#app/people/organisations/parse_addresses'

const read = (pasted: string) => parseAddresses(pasted).map((one) => [one.address, one.isValid])

test('addresses are found however they were pasted', () => {
  for (const pasted of [
    'a@example.nl,b@example.nl',
    'a@example.nl; b@example.nl;',
    'a@example.nl b@example.nl',
    '\r\na@example.nl\r\n\r\nb@example.nl\n',
    'Anna <a@example.nl>, "B, van den" <b@example.nl>',
    '<a@example.nl>\t\nb@example.nl',
  ]) {
    const readable = read(pasted).filter(([, isValid]) => isValid)
    expect(readable, pasted).toEqual([
      ['a@example.nl', true],
      ['b@example.nl', true],
    ])
  }
})

test('an address counts once, whatever its capitals', () => {
  expect(read('a@example.nl, A@Example.nl')).toHaveLength(1)
})

test('what is no address is named as it was written', () => {
  expect(read('Jan de Vries, jan@, a@example.nl')).toEqual([
    ['Jan de Vries', false],
    ['jan@', false],
    ['a@example.nl', true],
  ])
  expect(read(' ,;\n ')).toEqual([])
  expect(read(`${'a'.repeat(300)}@example.nl`)[0][1]).toBe(false)
})
