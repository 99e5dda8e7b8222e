import { describe, expect, test } from 'vitest'
import { plainPhoneNumber } from '#app/people/accounts/phone_number'

describe('a phone number', () => {
  test.each([
    ['0612345678', '+31612345678'],
    ['06 1234 5678', '+31612345678'],
    ['06-12345678', '+31612345678'],
    ['+31 6 12 34 56 78', '+31612345678'],
    ['+31 (0)6 12345678', '+31612345678'],
    ['0031612345678', '+31612345678'],
    ['(071) 512 34 56', '+31715123456'],
    ['020–123.45.67', '+31201234567'],
    ['+32 470 12 34 56', '+32470123456'],
    ['0049 30 123456', '+4930123456'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(plainPhoneNumber(typed)).toBe(kept)
  })

  test.each([
    '',
    '061234567',
    '06123456789',
    '0012',
    '612345678',
    '+31 61234567',
    '+310612345678',
    '+1',
    '06 1234 567x',
    '+1234567890123456',
  ])('%s cannot be dialled', (typed) => {
    expect(plainPhoneNumber(typed)).toBeNull()
  })
})
