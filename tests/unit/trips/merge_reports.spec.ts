import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#app/travel/trips/merge_reports'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'
import { build, checkIn, checkOut, fee, inShort, journey, transaction } from '#tests/unit/trips/taps'

const LEIDEN = 'Leiden Centraal'
const HAGUE = 'Den Haag Centraal'
const taps = { format: 'ov_nl_12' } as const
const ns = { format: 'ns_consumer', operatorName: 'NS' } as const
const business = { format: 'ns_business', operatorName: 'NS', purpose: 'business' } as const

const commute = () => [
  checkIn('2026-11-02 07:58', LEIDEN, null, taps),
  checkOut('2026-11-02 08:14', LEIDEN, HAGUE, 4_90, taps),
]
const sameByNs = (rest = {}) => journey('2026-11-02 07:58', '2026-11-02 08:14', LEIDEN, HAGUE, 4_90, { ...ns, ...rest })

const shortOf = (rows: TravelTransaction[]) => build(rows).map(inShort)
const oneRide = { status: 'complete', from: LEIDEN, to: HAGUE, fare: 4_90, fee: null }

describe('one ride in two exports', () => {
  test.each([
    ['taps, then journeys', () => [...commute(), sameByNs()]],
    ['journeys, then taps', () => [sameByNs(), ...commute()]],
    ['check-outs only, and journeys', () => [commute()[1], sameByNs()]],
    ['a minute apart', () => [...commute(), journey('2026-11-02 07:59', '2026-11-02 08:13', LEIDEN, HAGUE, 4_90, ns)]],
    [
      'with names cut off',
      () => [...commute(), journey('2026-11-02 07:58', '2026-11-02 08:14', 'Leiden C', 'Den Haag C', 4_90, business)],
    ],
    ['three of them', () => [sameByNs(business), ...commute(), sameByNs()]],
  ])('is one trip: %s', (_, rows) => {
    expect(shortOf(rows())).toEqual([oneRide])
    expect(build(rows())[0].reasons).toContain('reports_merged')
  })

  test('names every row it was made of, and is known by the first that was stored', () => {
    const rows = [sameByNs(), ...commute()]
    const [trip] = build(rows)
    expect(rowsOf(trip).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    expect(trip.anchorTransactionId).toBe(rows[0].id)
    expect(trip).toMatchObject({ operator: 'ns', checkInTransactionId: rows[1].id })
    expect(trip.reasons.filter((reason) => reason.startsWith('operator_'))).toHaveLength(1)
  })

  test.each([
    ['another minute', journey('2026-11-02 08:02', '2026-11-02 08:18', LEIDEN, HAGUE, 4_90, ns)],
    ['another day', journey('2026-11-03 07:58', '2026-11-03 08:14', LEIDEN, HAGUE, 4_90, ns)],
    ['other places at one end', journey('2026-11-02 07:30', '2026-11-02 08:14', 'Gouda', 'Delft', 4_90, ns)],
  ])('is two trips at %s', (_, other) => {
    expect(build([...commute(), other])).toHaveLength(2)
  })

  test('stays two trips when one export holds it twice', () => {
    expect(build([...commute(), sameByNs(), sameByNs()])).toHaveLength(2)
  })
})

describe('two exports that disagree', () => {
  const missed = (cents: number | null, rest = {}) => checkIn('2026-11-03 17:42', HAGUE, cents, { ...taps, ...rest })

  test('ask nothing back for a ride that one of them has whole', () => {
    const whole = journey('2026-11-03 17:42', '2026-11-03 17:58', HAGUE, LEIDEN, 4_90, ns)
    expect(shortOf([missed(20_00), whole])).toEqual([
      { status: 'complete', from: HAGUE, to: LEIDEN, fare: 4_90, fee: null },
    ])
  })

  test('take the fee that was charged before one that is only usual', () => {
    const charged = checkIn('2026-11-03 17:42', HAGUE, 12_00, ns)
    expect(shortOf([missed(null), charged])).toEqual([
      { status: 'missing_check_out', from: HAGUE, to: null, fare: 12_00, fee: 12_00 },
    ])
    expect(shortOf([missed(20_00), checkIn('2026-11-03 17:42', HAGUE, null, ns)])[0].fee).toBe(20_00)
  })

  test('take the fee row of one for the missed check-out that both show', () => {
    const own = fee('2026-11-08 00:00', 20_00, ns)
    const [trip, ...others] = build([missed(null), checkIn('2026-11-03 17:42', HAGUE, null, ns), own])
    expect(others).toEqual([])
    expect(trip).toMatchObject({ feeCents: 20_00, feeTransactionId: own.id })
  })

  test('take a fee or a refund in one for a trip that only the other shows', () => {
    const own = fee('2026-11-08 00:00', 20_00, ns)
    const elsewhere = sameByNs()
    expect(build([missed(null), elsewhere, own])[1]).toMatchObject({ feeTransactionId: own.id })

    const refund = transaction('refund', '2026-11-09 10:00', { amountCents: 15_10, ...ns })
    expect(build([missed(20_00), elsewhere, refund])[1].status).toBe('corrected')
  })

  test('ask once about a refund that both show and that can be of two trips', () => {
    const refund = (rest: object) => transaction('refund', '2026-11-09 10:00', { amountCents: 15_10, ...rest })
    const rows = [missed(20_00), checkIn('2026-11-04 17:42', HAGUE, 20_00, taps), sameByNs(), refund(taps), refund(ns)]
    const trips = build(rows).filter(({ unclearTransactionIds: { length } }) => length > 0)
    expect(trips.map(({ status }) => status)).toEqual(['missing_check_out', 'missing_check_out'])
    const [one, other] = trips.map(({ unclearTransactionIds }) => unclearTransactionIds)
    expect(one).toHaveLength(1)
    expect(other).toEqual(one)
  })

  test('call a trip open only as long as its own export does', () => {
    const rows = [missed(null), journey('2026-11-09 08:00', '2026-11-09 08:20', LEIDEN, HAGUE, 4_90, ns)]
    expect(build(rows, { knownUntil: undefined })[0].status).toBe('still_travelling')
  })
})

describe('the travel of a month in two dialects', () => {
  const rides = fc.uniqueArray(
    fc.record({
      slot: fc.nat(200),
      stay: fc.integer({ min: 5, max: 50 }),
      there: fc.boolean(),
      isMissed: fc.boolean(),
    }),
    { selector: ({ slot }) => slot, minLength: 1, maxLength: 20 }
  )
  const START = Date.parse('2026-10-01T06:00Z')

  test('gives the same trips from either, from both, and in any order', () => {
    fc.assert(
      fc.property(rides, fc.infiniteStream(fc.nat()), (all, dice) => {
        const rows = all.flatMap(({ slot, stay, there, isMissed }) => {
          const [from, to] = there ? [LEIDEN, HAGUE] : [HAGUE, LEIDEN]
          const begin = START + slot * 2 * 3_600_000
          const end = begin + stay * 60_000
          const inTap = {
            ...checkIn('2026-10-01 00:00', from, isMissed ? 20_00 : null, taps),
            at: begin,
          }
          const openLine = { ...checkIn('2026-10-01 00:00', from, 20_00, ns), at: begin }
          if (isMissed) return [inTap, openLine]
          const outTap = { ...checkOut('2026-10-01 00:00', from, to, 4_90, taps), at: end }
          const line = { ...sameByNs(), at: begin, endAt: end, fromPlace: from, toPlace: to }
          return [inTap, outTap, line]
        })
        const shuffled = rows
          .map((row) => ({ row, die: dice.next().value }))
          .sort((a, b) => a.die - b.die)
          .map(({ row }, i) => ({ ...row, id: i + 1 }))
        const both = shortOf(rows)
        expect(shortOf(shuffled)).toEqual(both)
        expect(shortOf(rows.filter(({ format }) => format === 'ov_nl_12'))).toEqual(both)
        expect(shortOf(rows.filter(({ format }) => format === 'ns_consumer'))).toEqual(both)
      })
    )
  })
})
