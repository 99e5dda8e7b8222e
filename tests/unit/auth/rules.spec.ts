import { describe, expect, test } from 'vitest'
import { countryOf, deviceOf } from '#app/people/accounts/auth/device'
import { maskedNetwork } from '#app/platform/shared/ip_network'
import { checkPassword } from '#app/people/accounts/auth/password_rules'
import { hashOf, newToken, signed, unsigned } from '#app/people/accounts/auth/tokens'
import { maskEmail } from '#app/people/accounts/mask_email'

const noor = { email: 'noor@vandijk.example', firstName: 'Noor', lastName: 'van Dijk' }
const refused = (plain: string) => {
  try {
    checkPassword(plain, noor)
    return null
  } catch (error) {
    return (error as { key: string }).key
  }
}

describe('a password', () => {
  test.each([
    'seven green bicycles',
    'correct horse battery',
    'Zonder-poespas-16',
    'ééndertigduizend',
    '🚲🚲🚂🚂🚌🚌⛴⛴🚊🚊🚇🚇 fiets',
  ])('may be: %s', (plain) => expect(refused(plain)).toBeNull())
  test.each([
    ['passwordTooShort', 'kort'],
    ['passwordTooShort', '🚲🚲🚲🚲🚲🚲'],
    ['passwordTooLong', 'lang '.repeat(300)],
    ['passwordCommon', 'Password1234567'],
    ['passwordCommon', '000000000000'],
    ['passwordCommon', 'qwertyqwerty'],
    ['passwordCommon', '2024!!sunshine!!'],
    ['passwordPersonal', 'noor@vandijk.example'],
    ['passwordPersonal', 'Noor van Dijk 7'],
    ['passwordPersonal', 'farebacknoor'],
  ])('is refused as %s: %s', (key, plain) => expect(refused(plain)).toBe(key))
})

describe('a token', () => {
  test('is turned away when its signature is for another purpose, cut, or made up', () => {
    const token = newToken()
    expect(unsigned(signed(token, 'reset_password'), 'reset_password')).toBe(token)
    for (const text of [
      signed(token, 'verify_email'),
      signed(token, 'reset_password').slice(0, -1),
      token,
      '',
      '.',
      `${token}.`,
    ]) {
      expect(unsigned(text, 'reset_password'), text).toBeNull()
    }
  })

  test('is stored as a hash that does not give it away', () => {
    const token = newToken()
    expect(hashOf(token)).not.toContain(token)
    expect(hashOf(token)).toBe(hashOf(token))
  })
})

describe('a browser', () => {
  test('is named in words', () => {
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
    expect(deviceOf(safari)).toEqual({ browser: 'Safari', system: 'iOS', kind: 'phone' })
    expect(deviceOf('')).toEqual({ browser: null, system: null, kind: 'computer' })
    expect(deviceOf('<script>alert(1)</script>').kind).toBe('computer')
  })

  test('is placed by its network, without the machine in it', () => {
    expect(maskedNetwork('145.53.12.7')).toBe('145.53.12.*')
    expect(maskedNetwork('::ffff:145.53.12.7')).toBe('145.53.12.*')
    expect(maskedNetwork('2a02:a466:12ab:1:2:3:4:5')).toBe('2a02:a466:12ab:*')
    expect(countryOf('145.53.12.7')).toBe('NL')
    for (const local of ['127.0.0.1', '::1', '10.0.0.4', null, 'nonsense']) expect(countryOf(local)).toBeNull()
  })
})

test('an address is masked but for its owner to know', () => {
  expect(maskEmail('jan.jansen@example.com')).toBe('j•••@example.com')
  expect(maskEmail('j@example.com')).toBe('j•••@example.com')
})
