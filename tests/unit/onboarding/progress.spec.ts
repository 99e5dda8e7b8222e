import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { MANDATE_TEXT, MANDATE_VERSION, mandateText } from '#app/claims/mandates/mandate_text'
import { missingOf, nextStepOf, onboardingOf } from '#app/people/onboarding/progress'
import { matchesFullName } from '#app/claims/mandates/isomorphic/signed_name'
import type User from '#app/people/accounts/user'

const NOTHING = {
  addressLine: null,
  postcode: null,
  city: null,
  country: 'NL',
  mandateSignedAt: null,
  onboardedAt: null,
}
const ADDRESS = { addressLine: 'Oude Rijn 114', postcode: '2312 HG', city: 'Leiden' }
const someone = (facts: object) => ({ ...NOTHING, ...facts }) as unknown as User

const stands = (user: User | null) =>
  onboardingOf(user).map(({ done, current }) => (current ? 'now' : done ? 'done' : 'to come'))

describe('how far someone is', () => {
  const signed = { ...ADDRESS, mandateSignedAt: DateTime.now() }

  test.each([
    ['a visitor', null, ['now', 'to come', 'to come']],
    ['with an account', someone({}), ['done', 'now', 'to come']],
    ['with an address', someone(ADDRESS), ['done', 'now', 'to come']],
    ['with a mandate too', someone(signed), ['done', 'done', 'now']],
    ['past the card', someone({ ...signed, onboardedAt: DateTime.now() }), ['done', 'done', 'done']],
    ['past the card, the rest left out', someone({ onboardedAt: DateTime.now() }), ['done', 'now', 'done']],
  ])('%s', (_, user, expected) => expect(stands(user)).toEqual(expected))

  test('says where to go on and what is missing', () => {
    expect(nextStepOf(someone({}))).toBe('/onboarding/additional-information')
    expect(missingOf(someone({}))).toEqual(['address', 'mandate', 'card'])
    expect(nextStepOf(someone(signed))).toBe('/onboarding/ovcp-card')
    expect(missingOf(someone(signed))).toEqual(['card'])
    const done = someone({ ...signed, onboardedAt: DateTime.now() })
    expect([nextStepOf(done), missingOf(done)]).toEqual([null, []])
  })
})

describe('a typed name', () => {
  test.each([
    ['Sanne de Vries', true],
    ['sanne  DE vries ', true],
    ['Sanne De Vriès', true],
    ['Sanne Vries', false],
    ['S. de Vries', false],
    ['', false],
  ])('“%s” for Sanne de Vries: %s', (typed, counts) => expect(matchesFullName(typed, 'Sanne de Vries')).toBe(counts))
})

test('the mandate allows and forbids the same in both languages', () => {
  const { nl, en } = MANDATE_TEXT
  expect([nl.may.length, nl.mayNot.length]).toEqual([en.may.length, en.mayNot.length])
})

test('a mandate keeps the text that was signed', () => {
  expect(mandateText(MANDATE_VERSION)).toBe(MANDATE_TEXT)
  expect(mandateText('2026-11-21').en.may[0]).toBe('send a claim for a trip that I have chosen for it;')
  expect(() => mandateText('2026-11-20')).toThrow('No mandate has version 2026-11-20')
})
