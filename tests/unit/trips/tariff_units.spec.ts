import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { stationCode } from '#app/travel/operators/stations'
import { type NsFare, readFares, readTariffUnits } from '#app/travel/trips/tariff_units'

const reference = (name: string) =>
  readFileSync(new URL(`../../../database/reference/${name}`, import.meta.url), 'utf8')

describe('the tariff units of NS', () => {
  let pairs: [string, string, number][]
  const units = new Map<string, number>()
  let fares: NsFare[]

  beforeAll(() => {
    pairs = [...readTariffUnits(reference('ns_tariff_units_2017.csv'))]
    for (const [from, to, distance] of pairs) units.set(`${from} ${to}`, distance)
    fares = [...readFares(reference('ns_fares_2026.csv'))]
  })

  test.each([
    ['Leiden Centraal', 'Den Haag HS', 16, 4_90],
    ['Amsterdam Zuid', 'Schiphol Airport', 11, 3_70],
    ['Eindhoven Centraal', 'Nijmegen', 75, 18_00],
    ['Rotterdam Centraal', 'Amsterdam Centraal', 86, 20_20],
  ])('put %s and %s %i apart, for %i cents', (from, to, distance, cents) => {
    const key = [stationCode(from), stationCode(to)].sort().join(' ')

    expect(units.get(key)).toBe(distance)
    expect(fares[distance].fullCents).toBe(cents)
  })

  test('name each pair of stations once, in the order of the alphabet', () => {
    expect(units.size).toBe(pairs.length)
    expect(pairs.length).toBe(38_503)
    expect(pairs.every(([from, to]) => from < to)).toBe(true)
    expect(pairs.every(([, , distance]) => Number.isInteger(distance) && distance > 0)).toBe(true)
  })

  test('skip what NS sells no fare for', () => {
    expect([...readTariffUnits('a\nc,7\nb,,3\n')]).toEqual([
      ['a', 'c', 7],
      ['b', 'c', 3],
    ])
  })

  test('cost at most 33.30, whatever the distance', () => {
    expect(fares.length).toBe(201)
    expect(fares[200]).toEqual({
      units: 200,
      fullCents: 33_30,
      discount20Cents: 26_64,
      discount40Cents: 19_98,
    })
    expect(Math.max(...fares.map((fare) => fare.fullCents))).toBe(33_30)
    expect(fares.every((fare, i) => fare.units === i)).toBe(true)
  })
})
