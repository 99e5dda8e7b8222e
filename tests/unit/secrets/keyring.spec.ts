import { describe, expect, test } from 'vitest'
import { Keyring, namedKeysIn } from '#app/shared/keyring'

const APP_KEY = 'a key that only the tests know....'
const ringOf = (text?: string, appKey = APP_KEY) => new Keyring(namedKeysIn(text), appKey)
const OLD = `old:${'o'.repeat(32)}`
const NEW = `new:${'n'.repeat(32)}`

describe('SECRET_KEYS', () => {
  test.each([
    [undefined, [{ id: 'app', key: null }]],
    ['', [{ id: 'app', key: null }]],
    [`${NEW}, app`, [{ id: 'new', key: 'n'.repeat(32) }, { id: 'app', key: null }]], // prettier-ignore
    [`new:${'a:b'.repeat(11)}`, [{ id: 'new', key: 'a:b'.repeat(11) }]],
    [`${NEW},`, [{ id: 'new', key: 'n'.repeat(32) }]],
  ])('“%s” is understood', (text, keys) => expect(namedKeysIn(text)).toEqual(keys))

  test.each([
    ['new', /key 1 of SECRET_KEYS has to look like/],
    [`${NEW},old`, /key 2 of SECRET_KEYS has to look like/],
    [`New Key:${'n'.repeat(32)}`, /has to look like/],
    [`:${'n'.repeat(32)}`, /has to look like/],
    ['new:short', /"new", is shorter than 32 characters/],
    [`${NEW},${NEW}`, /two keys alike/],
  ])('“%s” is refused in a sentence', (text, words) => {
    expect(() => namedKeysIn(text)).toThrow(words)
  })

  test('is never repeated in what is said about it', () => {
    for (const text of ['new:short-secret', 'Bad Id:very-secret', 'very-secret']) {
      const said = (() => {
        try {
          return String(namedKeysIn(text))
        } catch (error) {
          return String(error)
        }
      })()
      expect(said).not.toContain('secret')
    }
  })
})

describe('a sealed value', () => {
  const ring = ringOf(`${NEW},${OLD}`)

  test('names its key and hides what it holds', () => {
    const sealed = ring.seal('NL91ABNA0417164300', 'iban')
    expect(sealed).toMatch(/^new\./)
    expect(sealed).not.toContain('NL91')
    expect(ring.seal('NL91ABNA0417164300', 'iban')).not.toBe(sealed)
    expect(ring.unseal(sealed, 'iban')).toBe('NL91ABNA0417164300')
  })

  test('opens with any key of the ring, and with no other', () => {
    const sealed = ringOf(OLD).seal('secret', 'card')
    expect(ring.unseal(sealed, 'card')).toBe('secret')
    expect(() => ringOf(NEW).unseal(sealed, 'card')).toThrow(
      'A sealed card names the key "old", which SECRET_KEYS does not hold'
    )
    expect(() => ringOf(`old:${'x'.repeat(32)}`).unseal(sealed, 'card')).toThrow(
      /A sealed card does not open with the key "old"/
    )
  })

  test('of one purpose does not pass as another', () => {
    expect(() => ring.unseal(ring.seal('secret', 'holder'), 'iban')).toThrow(/does not open/)
  })

  test('does not open once it was changed', () => {
    const sealed = ring.seal('secret', 'card')
    const [id, text, iv, tag] = sealed.split('.')
    for (const changed of [
      [id, `v1:A${text.slice(4)}`, iv, tag],
      [id, text, `A${iv.slice(1)}`, tag],
      [id, text, iv, `A${tag.slice(1)}`],
      [id, text, iv],
      ['old', text, iv, tag],
    ].map((parts) => parts.join('.'))) {
      if (changed !== sealed) expect(() => ring.unseal(changed, 'card')).toThrow(/does not open/)
    }
    for (const nonsense of ['', 'new', 'NL91ABNA0417164300'])
      expect(() => ring.unseal(nonsense, 'card')).toThrow(/names the key ""/)
  })

  test('without SECRET_KEYS is sealed with a key of APP_KEY, which stays of use by the name of app', () => {
    const sealed = ringOf().seal('secret', 'card')
    expect(sealed).toMatch(/^app\./)
    expect(ringOf(`${NEW},app`).unseal(sealed, 'card')).toBe('secret')
    expect(
      ringOf(`${NEW},app:${APP_KEY}`, 'another app key of 32 letters...').unseal(sealed, 'card')
    ).toBe('secret')
    expect(() =>
      ringOf(`${NEW},app`, 'another app key of 32 letters...').unseal(sealed, 'card')
    ).toThrow(/does not open/)
  })
})

describe('a blind index', () => {
  test('is the same for the same value, names its key, and differs per key', () => {
    const both = ringOf(`${NEW},${OLD}`)
    expect(both.blindIndex('3528')).toBe(ringOf(NEW).blindIndex('3528'))
    expect(both.blindIndex('3528')).toMatch(/^new\./)
    expect(both.blindIndex('3528')).not.toBe(both.blindIndex('3529'))
    expect(both.blindIndexes('3528')).toEqual([
      ringOf(NEW).blindIndex('3528'),
      ringOf(OLD).blindIndex('3528'),
    ])
  })
})
