import { describe, expect, test } from 'vitest'
import { at, build, checkIn, checkOut, inShort, journey } from '#tests/unit/trips/taps'

const LEIDEN = 'Leiden Centraal'
const GOUDA = 'Gouda'
const HAGUE = 'Den Haag Centraal'

describe('pairing taps', () => {
  test('closes the latest check-in at a place; the one before it missed its check-out', () => {
    const [missed, complete] = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkIn('2026-11-03 12:00', LEIDEN),
      checkOut('2026-11-03 12:40', LEIDEN, GOUDA, 6_00),
    ])

    expect(missed).toMatchObject({
      status: 'missing_check_out',
      checkedInAt: at('2026-11-03 08:00'),
    })
    expect(complete).toMatchObject({ status: 'complete', checkedInAt: at('2026-11-03 12:00') })
  })

  test('goes by the place, not by what came last', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkIn('2026-11-03 08:10', 'Leiden, Station'),
      checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00),
    ])

    expect(trips.map((trip) => trip.status)).toEqual(['complete', 'missing_check_out'])
  })

  test('knows a place by two ways of writing it', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', 'Den Haag HS'),
      checkOut('2026-11-03 08:40', 'Haag HS (Den)', GOUDA, 6_00),
    ])
    expect(trips.map((trip) => trip.status)).toEqual(['complete'])
  })

  test('waits six hours and not a minute more', () => {
    const statuses = (until: string) =>
      build([checkIn('2026-11-03 08:00', LEIDEN), checkOut(until, LEIDEN, GOUDA, 6_00)]).map((trip) => trip.status)

    expect(statuses('2026-11-03 14:00')).toEqual(['complete'])
    expect(statuses('2026-11-03 14:01')).toEqual(['missing_check_out', 'complete'])
  })

  test('counts hours and not clock times in the night the clock is put back', () => {
    const night = [checkIn('2026-10-24 23:30', LEIDEN), checkOut('2026-10-25 05:00', LEIDEN, GOUDA, 6_00)]
    expect(build(night).map((trip) => trip.status)).toEqual(['missing_check_out', 'complete'])
  })

  test('goes back to the day before and no further, however long the window', () => {
    const statuses = (until: string) =>
      build([checkIn('2026-11-03 08:00', LEIDEN), checkOut(until, LEIDEN, GOUDA, 6_00)], {
        windowHours: 72,
      }).map((trip) => trip.status)

    expect(statuses('2026-11-04 23:59')).toEqual(['complete'])
    expect(statuses('2026-11-05 00:00')).toEqual(['missing_check_out', 'complete'])
  })

  test('never uses a check-in twice', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00),
      checkOut('2026-11-03 08:41', LEIDEN, GOUDA, 6_00),
    ])
    expect(trips.map((trip) => trip.status)).toEqual(['complete', 'complete'])
    expect(trips[1].checkedInAt).toBeNull()
  })

  test('lets a check-out that closes an earlier stay come before a check-in of the same minute', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkIn('2026-11-03 09:00', LEIDEN),
      checkOut('2026-11-03 09:00', LEIDEN, LEIDEN, 0),
      checkOut('2026-11-03 09:30', LEIDEN, GOUDA, 6_00),
    ])

    expect(trips.map((trip) => [trip.checkedInAt, trip.checkedOutAt])).toEqual([
      [at('2026-11-03 08:00'), at('2026-11-03 09:00')],
      [at('2026-11-03 09:00'), at('2026-11-03 09:30')],
    ])
  })

  test('closes a check-in of the same minute when there is no earlier one', () => {
    const trips = build([checkOut('2026-11-03 09:00', LEIDEN, LEIDEN, 0), checkIn('2026-11-03 09:00', LEIDEN)])

    expect(trips.map((trip) => [trip.status, trip.sameStation])).toEqual([['complete', true]])
  })

  test('does not pair a check-out with a check-in that comes after it', () => {
    const trips = build([checkOut('2026-11-03 08:59', LEIDEN, GOUDA, 6_00), checkIn('2026-11-03 09:00', LEIDEN)])
    expect(trips.map((trip) => trip.status)).toEqual(['complete', 'missing_check_out'])
  })
})

describe('a check-out that does not name its start', () => {
  const statuses = (...taps: Parameters<typeof build>[0]) => build(taps).map(({ status }) => status)
  const lateAt = (when: string, place = GOUDA, cents: number | null = 6_00) => checkOut(when, null, place, cents)

  test('ends the ride of the tap before it, until six hours later and four in the night', () => {
    const [trip] = build([checkIn('2026-11-03 08:00', LEIDEN), lateAt('2026-11-03 13:59')])
    expect(trip).toMatchObject({ status: 'complete', fareCents: 6_00, toPlace: GOUDA })
    expect(trip.reasons).toContain('paired_late_check_out')

    const apart = ['missing_check_out', 'missing_check_in']
    expect(statuses(checkIn('2026-11-03 08:00', LEIDEN), lateAt('2026-11-03 14:01'))).toEqual(apart)
    const evening = checkIn('2026-11-03 23:00', LEIDEN)
    expect(statuses(evening, lateAt('2026-11-04 03:59'))).toEqual(['complete'])
    expect(statuses(evening, lateAt('2026-11-04 04:00'))).toEqual(apart)
  })

  test.each([
    ['where one boarded', [checkIn('2026-11-03 08:00', LEIDEN), lateAt('2026-11-03 10:00', LEIDEN)]],
    [
      'after a tap in between',
      [checkIn('2026-11-03 08:00', LEIDEN), checkIn('2026-11-03 09:00', 'Leiden, Station'), lateAt('2026-11-03 10:00')],
    ],
    ['when the check-in was charged', [checkIn('2026-11-03 08:00', LEIDEN, 20_00), lateAt('2026-11-03 10:00')]],
    [
      'when it was charged as a missed tap',
      [checkIn('2026-11-03 08:00', LEIDEN), lateAt('2026-11-03 10:00', GOUDA, 20_00)],
    ],
    ['on a bus', [checkIn('2026-11-03 08:00', 'Leiden, Station'), lateAt('2026-11-03 10:00', 'Leiden, Breestraat')]],
  ])('does not %s', (_, taps) => {
    expect(statuses(...taps)).toContain('missing_check_in')
  })
})

describe('tapping a gate twice', () => {
  test('is one trip when it is checked out once', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkIn('2026-11-03 08:02', LEIDEN),
      checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00),
    ])

    expect(trips.map(inShort)).toEqual([{ status: 'complete', from: LEIDEN, to: GOUDA, fare: 6_00, fee: null }])
    expect(trips[0].reasons).toContain('double_tap_left_out')
  })

  test('is one missed check-out when it is never checked out', () => {
    const taps = [checkIn('2026-11-03 08:00', LEIDEN), checkIn('2026-11-03 08:00', LEIDEN)]
    const trips = build(taps)

    expect(trips.map((trip) => trip.status)).toEqual(['missing_check_out'])
    expect(trips[0].reasons).toContain('double_tap_left_out')
  })

  test('is two trips when it is checked out twice', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkIn('2026-11-03 08:00', LEIDEN),
      checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00),
      checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00),
    ])

    expect(trips.map((trip) => trip.status)).toEqual(['complete', 'complete'])
    expect(trips.flatMap((trip) => trip.reasons)).not.toContain('double_tap_left_out')
  })

  test('is a missed check-out after all when money was taken for it', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN, 20_00),
      checkIn('2026-11-03 08:01', LEIDEN),
      checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00),
    ])
    expect(trips.map((trip) => [trip.status, trip.feeCents])).toEqual([
      ['missing_check_out', 20_00],
      ['complete', null],
    ])
  })

  test('is the trip of the tap that was charged', () => {
    const trips = build([checkIn('2026-11-03 08:00', LEIDEN), checkIn('2026-11-03 08:01', LEIDEN, 20_00)])
    expect(trips.map((trip) => [trip.checkedInAt, trip.feeCents])).toEqual([[at('2026-11-03 08:01'), 20_00]])
  })

  test('is more than two minutes apart two trips', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkIn('2026-11-03 08:03', LEIDEN),
      checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00),
    ])
    expect(trips.map((trip) => trip.status)).toEqual(['missing_check_out', 'complete'])
  })

  test('is not what happens when the first tap was checked out in between', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN),
      checkOut('2026-11-03 08:01', LEIDEN, LEIDEN, 0),
      checkIn('2026-11-03 08:02', LEIDEN),
    ])
    expect(trips.map((trip) => trip.status)).toEqual(['complete', 'missing_check_out'])
  })
})

describe('a trip that is still going on', () => {
  const newest = at('2026-11-03 20:00')
  const statusAt = (when: string, cents: number | null = null, rest = {}) =>
    build([checkIn(when, LEIDEN, cents, rest)], { knownUntil: newest })[0]

  test('is no claim within six hours of the newest row', () => {
    const trip = statusAt('2026-11-03 14:01')
    expect(trip).toMatchObject({ status: 'still_travelling', fareCents: null, feeCents: null })
    expect(trip.reasons[0]).toBe('still_open_at_end_of_file')
    expect(statusAt('2026-11-03 14:00').status).toBe('missing_check_out')
  })

  test('is no claim either when the check-in shows a deposit', () => {
    expect(statusAt('2026-11-03 19:00', -10_00)).toMatchObject({
      status: 'still_travelling',
      fareCents: null,
    })
  })

  test('is over when the operator reports and charges it', () => {
    const reported = { note: 'Check-uit gemist' }
    expect(statusAt('2026-11-03 20:00', 20_00, reported)).toMatchObject({
      status: 'missing_check_out',
    })
    expect(statusAt('2026-11-03 20:00', 20_00, { operatorName: 'NS' }).status).toBe('missing_check_out')
    expect(statusAt('2026-11-03 20:00', null, { operatorName: 'NS' }).status).toBe('still_travelling')
  })

  test('is left out once the export has it whole', () => {
    const ns = { operatorName: 'NS', transport: 'train' } as const
    const whole = journey('2026-11-03 08:00', '2026-11-03 08:40', LEIDEN, GOUDA, 6_00, ns)
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN, null, ns),
      whole,
      checkIn('2026-11-03 08:01', LEIDEN, 20_00, ns),
    ])

    expect(trips.map((trip) => trip.status)).toEqual(['complete', 'missing_check_out'])
    expect(trips[0].anchorTransactionId).toBe(whole.id)
    expect(trips[0].reasons).toContain('earlier_report_left_out')
  })
})

describe('a check-in that NS charged in the minute of another trip', () => {
  test('is a missed check-out beside that trip', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', LEIDEN, 20_00, { operatorName: 'NS' }),
      journey('2026-11-03 08:00', '2026-11-03 08:40', LEIDEN, GOUDA, 6_00, { operatorName: 'NS' }),
    ])
    expect(trips.map((trip) => trip.status).sort()).toEqual(['complete', 'missing_check_out'])
  })
})

describe('a trip that OVpay reports anew', () => {
  const tram = { operatorName: 'HTM', transport: 'tram' } as const

  test('is the corrected one only, when its missed check-out was corrected', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', 'Spui', 4_00, { ...tram, note: 'CKOMISSING' }),
      journey('2026-11-03 08:00', '2026-11-03 08:20', 'Spui', 'Kurhaus', 2_40, {
        ...tram,
        note: 'corrected',
      }),
    ])
    expect(trips.map((trip) => [trip.status, trip.fareCents])).toEqual([['corrected', 2_40]])
  })

  test('is one missed check-out, when it was open before', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', 'Spui', null, tram),
      checkIn('2026-11-03 08:00', 'Spui', 4_00, { ...tram, note: 'CKOMISSING' }),
    ])
    expect(trips.map((trip) => [trip.status, trip.feeCents])).toEqual([['missing_check_out', 4_00]])
  })
})

describe('a file with check-outs only', () => {
  const outs = [checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 6_00), checkOut('2026-11-03 18:40', GOUDA, LEIDEN, 6_00)]

  test('cannot show a missed check-in', () => {
    const trips = build(outs)

    expect(trips.map(inShort)).toEqual([
      { status: 'complete', from: LEIDEN, to: GOUDA, fare: 6_00, fee: null },
      { status: 'complete', from: GOUDA, to: LEIDEN, fare: 6_00, fee: null },
    ])
    expect(trips[0]).toMatchObject({ checkedInAt: null, anchorTransactionId: outs[0].id })
    expect(trips[0].reasons[0]).toBe('only_check_outs_known')
  })

  test('does show a trip of which nobody knows where it began', () => {
    expect(build([checkOut('2026-11-03 08:40', null, GOUDA, 20_00)])[0].status).toBe('missing_check_in')
  })

  test('is not what NS and OVpay write: there a lone check-out is a missed check-in', () => {
    const [trip] = build([checkOut('2026-11-03 08:40', LEIDEN, GOUDA, 20_00, { operatorName: 'NS' })])
    expect(trip.status).toBe('missing_check_in')
  })

  test('takes a charge at one station for a long stay', () => {
    const [trip] = build([checkOut('2026-11-03 08:40', LEIDEN, LEIDEN, 20_00)])
    expect(trip).toMatchObject({ status: 'complete', sameStation: true, feeCents: 20_00 })
  })
})

describe('an open ride at the end of the file', () => {
  const until = { knownUntil: at('2026-11-03 18:00') }
  const open = (...rows: Parameters<typeof build>[0]) =>
    build([checkIn('2026-11-03 17:00', LEIDEN, 20_00), ...rows], until).map(({ status }) => status)

  test.each<[string, Parameters<typeof build>[0], string]>([
    ['can still be checked out', [], 'still_travelling'],
    ['is over when the card checks in elsewhere', [checkIn('2026-11-03 17:45', GOUDA)], 'missing_check_out'],
    [
      'is over when a whole journey begins elsewhere',
      [journey('2026-11-03 17:45', '2026-11-03 17:58', GOUDA, 'Delft', 3_00)],
      'missing_check_out',
    ],
    ['goes on at a second check-in at its own gate', [checkIn('2026-11-03 17:01', LEIDEN)], 'still_travelling'],
    ['goes on when the tap elsewhere came before', [checkIn('2026-11-03 16:30', GOUDA)], 'still_travelling'],
    ['goes on within two minutes', [checkIn('2026-11-03 17:01', GOUDA)], 'still_travelling'],
  ])('%s', (_, rows, status) => {
    expect(open(...rows)).toContain(status)
  })

  test('says why it is over', () => {
    const [trip] = build([checkIn('2026-11-03 17:00', LEIDEN, null), checkIn('2026-11-03 17:45', GOUDA)], until)
    expect(trip.reasons).toContain('later_ride_elsewhere')
  })

  test('is closed by a check-out that names it, whatever came between', () => {
    const trips = build(
      [
        checkIn('2026-11-03 17:00', LEIDEN),
        checkIn('2026-11-03 17:45', GOUDA),
        checkOut('2026-11-03 17:50', LEIDEN, HAGUE, 4_90),
      ],
      until
    )
    expect(trips.map(({ status }) => status)).toEqual(['complete', 'still_travelling'])
  })
})
