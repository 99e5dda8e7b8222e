import { describe, expect, test } from 'vitest'
import { Keyring, namedKeysIn } from '#app/platform/encryption/keyring'

const APP_KEY = 'a key that only the tests know....'
const ringOf = (text?: string, appKey = APP_KEY) => new Keyring(namedKeysIn(text), appKey)
const OLD = `old:${'o'.repeat(32)}`
const NEW = `new:${'n'.repeat(32)}`

describe('SECRET_KEYS', () => {
  test.each([
    [undefined, [{ id: 'app', key: null }]],
    ['', [{ id: 'app', key: null }]],
    [
      `${NEW}, app`,
      [
        { id: 'new', key: 'n'.repeat(32) },
        { id: 'app', key: null },
      ],
    ],
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

describe('an encrypted value', () => {
  const ring = ringOf(`${NEW},${OLD}`)

  test('names its key and hides what it holds', () => {
    const encrypted = ring.encrypt('NL91ABNA0417164300', 'iban')
    expect(encrypted).toMatch(/^new\./)
    expect(encrypted).not.toContain('NL91')
    expect(ring.encrypt('NL91ABNA0417164300', 'iban')).not.toBe(encrypted)
    expect(ring.decrypt(encrypted, 'iban')).toBe('NL91ABNA0417164300')
  })

  test('opens with any key of the ring, and with no other', () => {
    const encrypted = ringOf(OLD).encrypt('secret', 'card')
    expect(ring.decrypt(encrypted, 'card')).toBe('secret')
    expect(() => ringOf(NEW).decrypt(encrypted, 'card')).toThrow(
      'An encrypted card names the key "old", which SECRET_KEYS does not hold'
    )
    expect(() => ringOf(`old:${'x'.repeat(32)}`).decrypt(encrypted, 'card')).toThrow(
      /An encrypted card does not open with the key "old"/
    )
  })

  test('of one purpose does not pass as another', () => {
    expect(() => ring.decrypt(ring.encrypt('secret', 'holder'), 'iban')).toThrow(/does not open/)
  })

  test('does not open once it was changed', () => {
    const encrypted = ring.encrypt('secret', 'card')
    const [id, text, iv, tag] = encrypted.split('.')
    for (const changed of [
      [id, `v1:A${text.slice(4)}`, iv, tag],
      [id, text, `A${iv.slice(1)}`, tag],
      [id, text, iv, `A${tag.slice(1)}`],
      [id, text, iv],
      ['old', text, iv, tag],
    ].map((parts) => parts.join('.'))) {
      if (changed !== encrypted) expect(() => ring.decrypt(changed, 'card')).toThrow(/does not open/)
    }
    for (const nonsense of ['', 'new', 'NL91ABNA0417164300'])
      expect(() => ring.decrypt(nonsense, 'card')).toThrow(/names the key ""/)
  })

  test('without SECRET_KEYS is encrypted with a key of APP_KEY, which stays of use by the name of app', () => {
    const encrypted = ringOf().encrypt('secret', 'card')
    expect(encrypted).toMatch(/^app\./)
    expect(ringOf(`${NEW},app`).decrypt(encrypted, 'card')).toBe('secret')
    expect(ringOf(`${NEW},app:${APP_KEY}`, 'another app key of 32 letters...').decrypt(encrypted, 'card')).toBe(
      'secret'
    )
    expect(() => ringOf(`${NEW},app`, 'another app key of 32 letters...').decrypt(encrypted, 'card')).toThrow(
      /does not open/
    )
  })
})

describe('a blind index', () => {
  test('is the same for the same value, names its key, and differs per key', () => {
    const both = ringOf(`${NEW},${OLD}`)
    expect(both.blindIndex('3528')).toBe(ringOf(NEW).blindIndex('3528'))
    expect(both.blindIndex('3528')).toMatch(/^new\./)
    expect(both.blindIndex('3528')).not.toBe(both.blindIndex('3529'))
    expect(both.blindIndexes('3528')).toEqual([ringOf(NEW).blindIndex('3528'), ringOf(OLD).blindIndex('3528')])
  })
})
