import { isValidIBAN } from 'ibantools'
import { describe, expect, test } from 'vitest'
import { luhnDigitOf } from '#database/demo/numbers'
import { demoStory } from '#database/demo/story'
import type { DemoStory } from '#database/demo/types'
import { DIALECTS } from '#app/travel/trips/dialect'

const TODAY = new Date('2026-11-21T12:00:00+01:00')
const story = demoStory({ today: TODAY })
const { people } = story
const cards = people.flatMap((person) => person.cards)
const files = people.flatMap((person) => person.files)
const digestOf = (told: DemoStory) =>
  JSON.stringify(told, (_, value) => (typeof value === 'function' ? value().toString('hex') : value))

describe('the demo story', () => {
  test('is the same for the same day and seed', () => {
    expect(digestOf(demoStory({ today: TODAY }))).toBe(digestOf(story))
    expect(digestOf(demoStory({ today: TODAY, seed: 1 }))).not.toBe(digestOf(story))
  })

  test('has the house and two organisations that own the people', () => {
    expect(story.tenants.map(({ feeBps }) => feeBps)).toEqual([2000, 1200, 1500])
    expect(story.tenants.filter(({ isHouse }) => isHouse).map(({ slug }) => slug)).toEqual(['fareback'])
    expect(story.tenants.some(({ refundDestination }) => refundDestination === 'tenant')).toBe(true)
    expect(new Set(people.map(({ tenantSlug }) => tenantSlug))).toEqual(new Set(story.tenants.map(({ slug }) => slug)))
  })

  test.each([
    ['traveller@fareback.test', 'member', 'fareback'],
    ['manager@fareback.test', 'manager', 'waterland-ingenieurs'],
    ['agent@fareback.test', 'agent', 'fareback'],
    ['finance@fareback.test', 'finance', 'fareback'],
    ['owner@fareback.test', 'owner', 'fareback'],
    ['second.owner@fareback.test', 'owner', 'fareback'],
  ])('lets %s sign in as %s', (email, role, tenantSlug) => {
    expect(people.find((person) => person.email === email)).toMatchObject({ role, tenantSlug })
  })

  test('gives nobody the key or the address of another', () => {
    expect(new Set(people.map(({ key }) => key)).size).toBe(people.length)
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    for (const { email } of people) expect(email).toMatch(/^[a-z]+(\.[a-z]+)?@[a-z]+\.test$/)
  })

  test('has about thirty travellers', () => {
    expect(people.filter((person) => person.cards.length > 0).length).toBeGreaterThanOrEqual(28)
  })

  test('has card numbers that are valid and unique', () => {
    const numbers = cards.flatMap(({ number }) => number ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) {
      expect(number).toMatch(/^3528\d{12}$/)
      expect(luhnDigitOf(number.slice(0, -1))).toBe(Number(number.at(-1)))
    }
  })

  test('takes the Luhn digit from public card numbers', () => {
    expect(luhnDigitOf('352801000000001')).toBe(4)
    expect(luhnDigitOf('352804000000003')).toBe(7)
  })

  test('has valid IBANs of several banks, and people without one', () => {
    const ibans = people.flatMap(({ iban }) => iban ?? [])
    for (const iban of ibans) expect(isValidIBAN(iban), iban).toBe(true)
    expect(new Set(ibans.map((iban) => iban.slice(4, 8))).size).toBeGreaterThan(6)
    expect(people.some(({ iban }) => iban === null)).toBe(true)
  })

  test('uses every export format', () => {
    expect(new Set(files.map(({ dialect }) => dialect))).toEqual(new Set(DIALECTS))
    expect(files.some(({ name }) => name.endsWith('.xlsx'))).toBe(true)
  })

  test('is as large as the demo needs', () => {
    const rows = files.reduce((sum, { rowCount }) => sum + rowCount, 0)
    expect(files.length).toBeGreaterThanOrEqual(90)
    expect(files.length).toBeLessThanOrEqual(140)
    expect(rows).toBeGreaterThanOrEqual(15_000)
    expect(rows).toBeLessThanOrEqual(30_000)
  })

  test('has no two equal files and no empty one', () => {
    expect(new Set(files.map(({ bytes }) => bytes().toString('hex'))).size).toBe(files.length)
    for (const person of people) {
      const names = person.files.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
    for (const { rowCount } of files) expect(rowCount).toBeGreaterThan(0)
  })

  test('has nothing that is still to come', () => {
    for (const { joinedOn, premiumSince, files: uploaded } of people) {
      for (const { uploadedAt } of uploaded) {
        expect(new Date(uploadedAt).getTime()).toBeLessThanOrEqual(TODAY.getTime())
        expect(joinedOn <= uploadedAt).toBe(true)
      }
      if (premiumSince !== null) expect(premiumSince >= joinedOn).toBe(true)
    }
  })

  test('lets a manager upload one file for several cards', () => {
    const { key, files: uploaded } = people.find(({ email }) => email === 'manager@fareback.test')!
    const [header, ...lines] = uploaded[0].bytes().toString().trim().split('\n')
    const holders = new Set(lines.slice(0, -1).map((line) => line.split(';').at(-2)))

    expect(new Set(uploaded.map(({ uploadedByKey }) => uploadedByKey))).toEqual(new Set([key]))
    expect(header.split(';')).toHaveLength(16)
    expect(holders.size).toBeGreaterThan(30)
    expect(holders).toContain('I. Brouwer')
  })
})
