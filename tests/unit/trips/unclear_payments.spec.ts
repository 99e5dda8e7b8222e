import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { irregularityOf } from '#app/travel/trips/isomorphic/irregularity'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'
import { build, checkIn, checkOut, fee, journey, transaction } from '#tests/unit/trips/taps'

const LEIDEN = 'Leiden Centraal'
const HAGUE = 'Den Haag Centraal'
const ov = { format: 'ov_nl_12' as const }
const ns = { format: 'ns_consumer' as const }
const missed = (when: string, place = LEIDEN, cents = 20_00, rest = {}) => checkIn(when, place, cents, rest)
const refund = (when: string, cents: number, rest = {}) => transaction('refund', when, { amountCents: cents, ...rest })
const paid = (when: string, from: string, to: string, cents: number) => [
  checkIn(`${when} 08:00`, from),
  checkOut(`${when} 08:30`, from, to, cents),
]

/** What became of each trip that missed a tap or stood still: closed, asked about, or open to a claim; in order of time. */
const fates = (rows: TravelTransaction[], answers?: Map<number, number[]>) =>
  build(rows, { answers })
    .filter((trip) => trip.status !== 'complete' || trip.sameStation)
    .map(fateOf)
const fateOf = (trip: TripDraft) =>
  trip.status === 'corrected' ? 'closed' : trip.unclearTransactionIds.length > 0 ? 'asked' : 'open'

const days = ['2026-11-05 08:00', '2026-11-10 08:00', '2026-11-12 08:00']

describe('a refund of one of several trips', () => {
  test.each<[string, TravelTransaction[], string[]]>([
    [
      'that names its day with slashes',
      [refund('2026-11-20 12:00', 15_10, { note: 'Automatische correctie reis 5/11/2026' })],
      ['closed', 'open', 'open'],
    ],
    [
      'that names its day in words',
      [refund('2026-11-20 12:00', 15_10, { note: 'correctie reis van 10 november' })],
      ['open', 'closed', 'open'],
    ],
    ['that names no day', [refund('2026-11-20 12:00', 15_10)], ['asked', 'asked', 'asked']],
    [
      'that names the day on which it was booked',
      [refund('2026-11-20 12:00', 15_10, { note: 'Correctie 20-11-2026' })],
      ['asked', 'asked', 'asked'],
    ],
    ['of before the last one', [refund('2026-11-11 12:00', 15_10)], ['asked', 'asked', 'open']],
    ['that is as large as the whole fee', [refund('2026-11-20 12:00', 20_00)], ['asked', 'asked', 'asked']],
    ['that is larger than any fee', [refund('2026-11-20 12:00', 65_00)], ['asked', 'asked', 'asked']],
    [
      'of a day on which there was no trip',
      [refund('2026-11-20 12:00', 15_10, { note: 'Correctie reis 1-10-2026' })],
      ['asked', 'asked', 'asked'],
    ],
    [
      'beside two others',
      ['18', '19', '20'].map((day) => refund(`2026-11-${day} 12:00`, 15_10)),
      ['closed', 'closed', 'closed'],
    ],
    [
      'beside another one',
      ['18', '19'].map((day) => refund(`2026-11-${day} 12:00`, 15_10)),
      ['asked', 'asked', 'asked'],
    ],
    [
      'beside one that names its day',
      [refund('2026-11-18 12:00', 15_10, { note: 'reis 10-11-2026' }), refund('2026-11-19 12:00', 15_10)],
      ['asked', 'closed', 'asked'],
    ],
    [
      'beside one that can only be of the first',
      [refund('2026-11-08 12:00', 15_10), refund('2026-11-19 12:00', 15_10)],
      ['closed', 'asked', 'asked'],
    ],
  ])('%s', (_, refunds, expected) => {
    expect(fates([...days.map((day) => missed(day)), ...refunds])).toEqual(expected)
  })

  test.each<[string, TravelTransaction[], TravelTransaction, string[]]>([
    [
      'is of the stop where the rest is a fare that was paid',
      [missed(days[0]), missed(days[1], 'Gouda'), ...paid('2026-11-02', LEIDEN, HAGUE, 4_90)],
      refund('2026-11-20 12:00', 15_10),
      ['closed', 'open'],
    ],
    [
      'is asked about where the rest is a fare of both stops',
      [missed(days[0]), missed(days[1], HAGUE), ...paid('2026-11-02', LEIDEN, HAGUE, 4_90)],
      refund('2026-11-20 12:00', 15_10),
      ['asked', 'asked'],
    ],
    [
      'is of the place that it names',
      [missed(days[0]), missed(days[1], 'Gouda')],
      refund('2026-11-20 12:00', 15_10, { fromPlace: 'Gouda' }),
      ['open', 'closed'],
    ],
    [
      'is of the one of the operator that it names',
      [missed(days[0]), missed(days[1], 'Leiden, Station', 4_00)],
      refund('2026-11-20 12:00', 3_00, { toPlace: 'bij NS' }),
      ['closed', 'open'],
    ],
    [
      'of little is not of the cheapest-looking one',
      [missed(days[0]), missed(days[1], 'Leiden, Station', 4_00), missed(days[2], 'Den Haag, Spui', 4_00)],
      refund('2026-11-20 12:00', 2_40),
      ['asked', 'asked', 'asked'],
    ],
    [
      'is not of a normal journey while a missed tap fits',
      [missed(days[0], LEIDEN, 20_00), journey('2026-11-10 08:00', '2026-11-10 08:30', LEIDEN, 'Gouda', 15_10)],
      refund('2026-11-20 12:00', 15_10),
      ['closed'],
    ],
  ])('%s', (_, rows, back, expected) => {
    expect(fates([...rows, back])).toEqual(expected)
  })

  test.each<[string, TravelTransaction[], string[]]>([
    ['as much as two of them', [refund('2026-11-20 12:00', 30_20)], ['asked', 'asked', 'asked']],
    [
      'as much as two, with their days',
      [refund('2026-11-20 12:00', 30_20, { note: '5-11-2026 en 10-11-2026' })],
      ['asked', 'asked', 'open'],
    ],
    [
      'with the days in a list',
      [refund('2026-11-20 12:00', 15_10, { note: '5, 10 november' })],
      ['asked', 'asked', 'open'],
    ],
    [
      'with a list and the year',
      [refund('2026-11-20 12:00', 15_10, { note: '5 en 10 november 2026' })],
      ['asked', 'asked', 'open'],
    ],
    [
      'with a range',
      [refund('2026-11-20 12:00', 15_10, { note: 'periode 1-11 t/m 10-11-2026' })],
      ['asked', 'asked', 'open'],
    ],
    [
      'with only the end of a range',
      [refund('2026-11-20 12:00', 15_10, { note: 't/m 12-11-2026' })],
      ['asked', 'asked', 'asked'],
    ],
    [
      'with the day after a night',
      [refund('2026-11-20 12:00', 15_10, { note: 'reis 6-11-2026' })],
      ['asked', 'asked', 'asked'],
    ],
    ['with another year', [refund('2026-11-20 12:00', 15_10, { note: 'reis 5-11-2025' })], ['asked', 'asked', 'asked']],
  ])('for several trips, %s', (_, refunds, expected) => {
    expect(fates([...days.map((day) => missed(day)), ...refunds])).toEqual(expected)
  })

  test('for several trips is of each that the traveller names', () => {
    const taps = days.map((day) => missed(day))
    const back = refund('2026-11-20 12:00', 30_20)
    const said = new Map([[back.id, [taps[0].id, taps[2].id]]])
    expect(fates([...taps, back], said)).toEqual(['closed', 'open', 'closed'])
  })

  test('in two files of one kind, one with a time and one without, is one', () => {
    const taps = days.slice(0, 2).map((day) => missed(day, LEIDEN, 20_00, ov))
    const timed = refund('2026-11-20 03:00', 15_10, ov)
    const untimed = refund('2026-11-20 00:00', 15_10, ov)
    expect(fates([...taps, timed, untimed])).toEqual(['asked', 'asked'])
    expect(fates([...taps, timed, refund('2026-11-20 09:00', 15_10, ov)])).toEqual(['closed', 'closed'])
  })

  test('goes by what the traveller says, and by none of them', () => {
    const taps = days.map((day) => missed(day))
    const back = refund('2026-11-20 12:00', 15_10)
    expect(fates([...taps, back], new Map([[back.id, [taps[1].id]]]))).toEqual(['open', 'closed', 'open'])
    expect(fates([...taps, back], new Map([[back.id, []]]))).toEqual(['open', 'open', 'open'])
  })

  test('that only another file holds is not given to the trip that this one shows', () => {
    const inTaps = missed(days[0], LEIDEN, 20_00, ov)
    const inNs = missed(days[1], LEIDEN, 20_00, ns)
    const back = refund('2026-11-20 12:00', 15_10, ns)
    expect(fates([inTaps, inNs, back])).toEqual(['asked', 'asked'])
  })

  test('that two files tell of counts once, with the words of both', () => {
    const rows = [missed(days[0], LEIDEN, 20_00, ov), missed(days[1], LEIDEN, 20_00, ov)]
    const told = refund('2026-11-20 12:00', 15_10, ov)
    const named = refund('2026-11-21 12:00', 15_10, { ...ns, note: 'reis 10-11-2026' })
    expect(fates([...rows, told, named])).toEqual(['open', 'closed'])
    const unnamed = refund('2026-11-21 12:00', 15_10, ns)
    expect(fates([...rows, told, unnamed])).toEqual(['asked', 'asked'])
    expect(fates([...rows, told, unnamed], new Map([[unnamed.id, [rows[0].id]]]))).toEqual(['closed', 'open'])
  })
})

describe('a fee of one of several trips', () => {
  const blank = (when: string, place = LEIDEN) => checkIn(when, place, null)

  test.each<[string, TravelTransaction[], string[]]>([
    ['that fits both', [blank(days[0]), blank('2026-11-06 08:00'), fee('2026-11-11 00:00', 20_00)], ['asked', 'asked']],
    [
      'that is dated as one',
      [blank(days[0]), blank('2026-11-06 08:00'), fee('2026-11-06 00:00', 20_00)],
      ['open', 'open'],
    ],
    [
      'that names the day of one',
      [blank(days[0]), blank('2026-11-06 08:00'), fee('2026-11-11 00:00', 20_00, { note: 'reis 5/11/2026' })],
      ['open', 'open'],
    ],
    [
      'beside one for the other',
      [blank(days[0]), blank('2026-11-06 08:00'), fee('2026-11-11 00:00', 20_00), fee('2026-11-12 00:00', 20_00)],
      ['open', 'open'],
    ],
    [
      'beside one of another amount',
      [blank(days[0]), blank('2026-11-06 08:00'), fee('2026-11-11 00:00', 12_00), fee('2026-11-12 00:00', 10_00)],
      ['asked', 'asked'],
    ],
    [
      'of the tram',
      [blank(days[0]), blank('2026-11-06 08:00', 'Den Haag, Spui'), fee('2026-11-11 00:00', 4_00)],
      ['open', 'open'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(fates(rows)).toEqual(expected)
  })
})

describe('whatever the rows', () => {
  const place = fc.constantFrom(LEIDEN, HAGUE, 'Gouda')
  const format = fc.constantFrom(ov, ns)
  const travel = fc.record({ day: fc.integer({ min: 1, max: 12 }), place, format })
  const money = fc.record({
    day: fc.integer({ min: 1, max: 20 }),
    cents: fc.constantFrom(15_10, 20_00, 4_90),
    names: fc.option(fc.integer({ min: 1, max: 12 })),
    format,
  })
  const two = (day: number) => String(day).padStart(2, '0')
  const rowsOf = (
    trips: { day: number; place: string; format: object }[],
    refunds: { day: number; cents: number; names: number | null; format: object }[]
  ) => [
    ...trips.map((one) => missed(`2026-11-${two(one.day)} 08:00`, one.place, 20_00, one.format)),
    ...refunds.map((one) =>
      refund(`2026-11-${two(one.day)} 12:00`, one.cents, {
        ...one.format,
        note: one.names && `reis ${one.names}/11/2026`,
      })
    ),
  ]

  test('no trip stays open whose refund is in no trip, and the order of files changes nothing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(travel, { selector: ({ day }) => day, maxLength: 6 }),
        fc.array(money, { maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        (trips, refunds, dice) => {
          const rows = rowsOf(trips, refunds)
          const built = build(rows)
          const used = new Set(built.flatMap((trip) => [trip.refundTransactionId, ...trip.unclearTransactionIds]))
          for (const trip of built) {
            if (fateOf(trip) !== 'open' || irregularityOf(trip) === null) continue
            // A refund on its own that could be of it would have closed it, or be asked about.
            const start = trip.checkedInAt!
            const loose = rows.filter(
              (row) => row.kind === 'refund' && !used.has(row.id) && row.at > start && row.note === null
            )
            expect(loose.every((row) => isToldTwice(row, rows, used))).toBe(true)
          }
          const again = build(
            rows
              .map((row) => ({ row, die: dice.next().value }))
              .sort((a, b) => a.die! - b.die!)
              .map(({ row }, n) => ({ ...row, id: 1_000 - n }))
          )
          expect(again.map(fateOf)).toEqual(built.map(fateOf))
        }
      ),
      { numRuns: 400 }
    )
  })

  /** Another file tells of the same money. */
  const isToldTwice = (row: TravelTransaction, rows: TravelTransaction[], used: Set<number | null>) =>
    rows.some(
      (other) =>
        other.format !== row.format &&
        other.kind === 'refund' &&
        other.amountCents === row.amountCents &&
        (used.has(other.id) || other.id !== row.id)
    )
})
