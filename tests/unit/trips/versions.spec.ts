import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fingerprints } from '#app/travel/batches/fingerprint'
import { irregularityOf } from '#app/travel/trips/isomorphic/irregularity'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'
import { build, checkIn, journey, transaction } from '#tests/unit/trips/taps'

const LEIDEN = 'Leiden Centraal'
const HAGUE = 'Den Haag Centraal'
const ovpay = { format: 'ovpay' as const, operatorName: 'NS', transport: 'train' as const }
const of = (externalId: string | null, version: number | null, rest = {}) => ({
  ...ovpay,
  externalId,
  version,
  ...rest,
})

describe('versions of one OVpay trip', () => {
  test('are one trip, the last of them, with the name of the first', () => {
    const first = checkIn('2026-11-03 08:00', LEIDEN, 20_00, of('77', 1, { note: 'CKOMISSING' }))
    const second = journey(
      '2026-11-03 08:00',
      '2026-11-03 08:14',
      LEIDEN,
      HAGUE,
      4_90,
      of('77', 2, { note: 'corrected' })
    )
    for (const rows of [
      [first, second],
      [second, first],
    ]) {
      const [trip, ...others] = build(rows)
      expect(others).toEqual([])
      expect(trip).toMatchObject({ anchorTransactionId: first.id, status: 'corrected', toPlace: HAGUE })
      expect(trip.mergedTransactionIds).toContain(first.id)
      expect(trip.reasons).toContain('earlier_version_left_out')
    }
  })

  test('stay one where the correction changed nothing else', () => {
    const stay = (rest: object) =>
      journey('2026-11-03 08:00', '2026-11-03 09:14', LEIDEN, LEIDEN, 20_00, of('78', null, rest))
    const [trip, ...others] = build([stay({}), stay({ note: 'corrected' })])
    expect(others).toEqual([])
    expect(irregularityOf(trip)).toBeNull()
  })

  test('are told apart by their id, and where there is none by the second and the gate', () => {
    const twice = (one: object, other: object) =>
      build([
        journey('2026-11-03 08:00', '2026-11-03 08:14', LEIDEN, HAGUE, 4_90, one),
        journey('2026-11-03 08:00', '2026-11-03 08:20', LEIDEN, 'Gouda', 6_00, other),
      ]).length
    expect(twice(of('1', 1), of('2', 1))).toBe(2)
    expect(twice(of(null, null), of(null, null))).toBe(1)
    expect(twice(of('1', 1), of('1', 3))).toBe(1)
  })

  test('a later export with the correction is no row that is known', () => {
    const row = (rest: object) => ({
      ...transaction('journey', '2026-11-03 08:00', {
        endAt: 1,
        fromPlace: LEIDEN,
        toPlace: HAGUE,
        amountCents: 4_90,
        ...rest,
      }),
      cardNumber: null,
    })
    const print = (rest: object) => new Fingerprints().of(0, row(rest))
    expect(print(of('5', 1))).toBe(print(of('5', null)))
    expect(print(of('5', 1))).toBe(print({}))
    expect(print(of('5', 2))).not.toBe(print(of('5', 1)))
    expect(print(of('5', 1, { note: 'corrected' }))).not.toBe(print(of('5', 1)))
  })

  test('give the same trips in whatever order they come', () => {
    const version = fc.record({
      trip: fc.constantFrom('1', '2', '3'),
      version: fc.integer({ min: 1, max: 4 }),
      isWhole: fc.boolean(),
      cents: fc.constantFrom(4_90, 20_00),
    })
    const rowOf = ({
      trip,
      version: nth,
      isWhole,
      cents,
    }: {
      trip: string
      version: number
      isWhole: boolean
      cents: number
    }): TravelTransaction =>
      isWhole
        ? journey(`2026-11-0${trip} 08:00`, `2026-11-0${trip} 08:14`, LEIDEN, HAGUE, cents, of(trip, nth))
        : checkIn(`2026-11-0${trip} 08:00`, LEIDEN, cents, of(trip, nth, { note: 'CKOMISSING' }))
    fc.assert(
      fc.property(
        fc.uniqueArray(version, {
          selector: ({ trip, version: nth }) => `${trip} ${nth}`,
          maxLength: 9,
        }),
        (versions) => {
          const rows = versions.map(rowOf)
          const shown = (all: TravelTransaction[]) =>
            build(all).map(({ status, fareCents, toPlace }) => ({ status, fareCents, toPlace }))
          expect(shown(rows)).toHaveLength(new Set(versions.map(({ trip }) => trip)).size)
          expect(shown(rows.toReversed().map((row, n) => ({ ...row, id: 900 + n })))).toEqual(shown(rows))
        }
      )
    )
  })
})
