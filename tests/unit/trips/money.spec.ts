import { describe, expect, test } from 'vitest'
import { at, build, checkIn, checkOut, fee, journey, transaction } from '#tests/unit/trips/taps'

const BLANK = null
/** A product that says that nothing is taken off. */
const FULL = { product: 'Reizen op Saldo NS Vol tarief (2e klas)' }

describe('the fee of a missed check-out', () => {
  test.each([20_00, -20_00])('is the amount of the check-in, %i, whatever its sign', (printed) => {
    const [trip] = build([checkIn('2026-11-03 17:42', 'Den Haag Centraal', printed)])
    expect(trip).toMatchObject({ feeCents: 20_00, fareCents: 20_00 })
    expect(trip.reasons).toContain('fee_as_charged')
  })

  test.each([
    ['2026-11-03 17:42', 'Den Haag Centraal', 20_00, 'fee_imputed_train'],
    ['2014-01-01 00:00', 'Den Haag Centraal', 20_00, 'fee_imputed_train'],
    ['2013-12-31 23:59', 'Den Haag Centraal', 10_00, 'fee_imputed_train'],
    ['2026-11-03 17:42', 'Leiden, Station', 4_00, 'fee_imputed_local'],
    ['2026-11-03 17:42', 'Station Zuid', 4_00, 'fee_imputed_local'],
    ['2026-11-03 17:42', 'Ergens', 4_00, 'fee_imputed_local'],
    ['2013-12-31 23:59', 'Den Haag, Spui', 4_00, 'fee_imputed_local'],
  ])('when blank is that of its day (%s, %s): %i', (when, place, cents, reason) => {
    const [trip] = build([checkIn(when, place, BLANK, reason === 'fee_imputed_train' ? FULL : {})])
    expect(trip).toMatchObject({ status: 'missing_check_out', feeCents: cents, fareCents: cents })
    expect(trip.reasons.at(-1)).toBe(reason)
  })

  test('can be given for other days', () => {
    const fees = [
      { validFrom: '2027-01-01', trainCents: 25_00, localCents: 5_00 },
      { validFrom: '2026-01-01', trainCents: 20_00, localCents: 4_00 },
    ]
    const feeOn = (when: string) => build([checkIn(when, 'Leiden Centraal', BLANK, FULL)], { fees })[0].feeCents

    expect(feeOn('2027-01-01 00:00')).toBe(25_00)
    expect(feeOn('2026-12-31 23:59')).toBe(20_00)
    expect(feeOn('2025-12-31 23:59')).toBeNull()
  })

  test('is what the operator charged, zero included', () => {
    expect(build([checkIn('2026-11-03 17:42', 'Leiden Centraal', 0)])[0].feeCents).toBe(0)
    expect(build([checkIn('2026-11-03 17:42', 'Leiden Centraal', 12_00)])[0].feeCents).toBe(12_00)
  })
})

describe('the fare', () => {
  test('is the amount of the check-out; the deposit at the check-in is none', () => {
    const [trip] = build([
      checkIn('2013-12-13 08:15', 'Haag HS (Den)', -10_00),
      checkOut('2013-12-13 08:50', 'Haag HS (Den)', 'Leiden Centraal', 3_40),
    ])
    expect(trip).toMatchObject({ status: 'complete', fareCents: 3_40, feeCents: null })
  })

  test('is not known when a subscription leaves it blank', () => {
    const [trip] = build([
      checkIn('2026-11-03 08:00', 'Leiden Centraal', -20_00),
      checkOut('2026-11-03 08:15', 'Leiden Centraal', 'Gouda', BLANK),
    ])
    expect(trip.fareCents).toBeNull()
    expect(trip.reasons.at(-1)).toBe('fare_blank_subscription')
  })

  test('of a check-out without check-in that is blank is not known either', () => {
    const [trip] = build([checkOut('2026-11-03 08:15', null, 'Gouda', BLANK)])
    expect(trip).toMatchObject({ status: 'missing_check_in', fareCents: null, feeCents: null })
  })
})

describe('a line that holds a whole trip', () => {
  test('is a complete trip by itself', () => {
    const line = journey('2026-11-02 07:58', '2026-11-02 08:14', 'Leiden Centraal', 'Den Haag Centraal', 4_90, {
      operatorName: 'NS',
      purpose: 'business',
    })

    expect(build([line])).toEqual([
      {
        anchorTransactionId: line.id,
        checkInTransactionId: line.id,
        checkOutTransactionId: line.id,
        feeTransactionId: null,
        refundTransactionId: null,
        mergedTransactionIds: [],
        unclearTransactionIds: [],
        otherPostTransactionId: null,
        status: 'complete',
        mode: 'train',
        operator: 'ns',
        operatorChoices: [],
        fromPlace: 'Leiden Centraal',
        toPlace: 'Den Haag Centraal',
        checkedInAt: at('2026-11-02 07:58'),
        checkedOutAt: at('2026-11-02 08:14'),
        fareCents: 4_90,
        feeCents: null,
        sameStation: false,
        railPasses: [],
        purpose: 'business',
        reasons: ['one_row_journey', 'operator_of_export', 'fare_as_charged'],
      },
    ])
  })

  test('stays two trips when it is there twice', () => {
    const twice = () => journey('2026-11-02 07:58', '2026-11-02 08:14', 'Leiden Centraal', 'Gouda', 4_90)
    expect(build([twice(), twice()]).map((trip) => trip.status)).toEqual(['complete', 'complete'])
  })

  test('can be a stay at one station', () => {
    const stay = (until: string) => journey('2022-12-30 13:37', until, 'Utrecht Centraal', 'Utrecht Centraal', 20_00)
    expect(build([stay('2022-12-30 14:37')])[0]).toMatchObject({
      sameStation: true,
      feeCents: null,
    })
    expect(build([stay('2022-12-30 14:38')])[0]).toMatchObject({
      sameStation: true,
      feeCents: 20_00,
    })
  })

  test('that the operator reports missing is never closed by a later check-out', () => {
    const trips = build([
      checkIn('2026-11-03 08:00', 'Utrecht, Neude', 4_00, {
        note: 'CKOMISSING',
        operatorName: 'U-OV',
      }),
      checkOut('2026-11-03 08:20', 'Utrecht, Neude', 'Utrecht, UMC Utrecht', 1_80),
    ])

    expect(trips.map((trip) => trip.status)).toEqual(['missing_check_out', 'complete'])
    expect(trips[0].reasons).toContain('reported_missing_by_operator')
  })

  test('that the operator corrected asks for nothing back', () => {
    const [missed] = build([checkIn('2026-11-03 08:00', 'Utrecht, Neude', 4_00, { note: 'CKOMISSING, corrected' })])
    expect(missed).toMatchObject({ status: 'corrected', fareCents: 4_00, feeCents: null })
    expect(missed.reasons).toContain('corrected_by_operator')

    const [whole] = build([
      journey('2026-11-03 08:00', '2026-11-03 08:20', 'Gouda', 'Woerden', 3_00, {
        note: 'corrected',
      }),
    ])
    expect(whole).toMatchObject({ status: 'corrected', fareCents: 3_00 })
  })
})

describe('a correction fee in a row of its own', () => {
  const missed = (when: string, cents: number | null = BLANK) =>
    checkIn(when, 'Leiden Centraal', cents, { operatorName: 'NS' })

  test('belongs to the missed check-out of a week before', () => {
    const charged = fee('2025-10-27 00:00', 20_00)
    const [trip, ...others] = build([missed('2025-10-20 08:00'), charged])

    expect(others).toEqual([])
    expect(trip).toMatchObject({ feeTransactionId: charged.id, feeCents: 20_00, fareCents: 20_00 })
    expect(trip.reasons.slice(-2)).toEqual(['fee_joined_by_date', 'fee_in_own_row'])
    expect(trip.reasons).not.toContain('fee_imputed_train')
  })

  test('says what the fee really was', () => {
    const [trip] = build([missed('2025-10-20 08:00'), fee('2025-10-25 00:00', 12_00)])
    expect(trip).toMatchObject({ feeCents: 12_00, fareCents: 12_00 })
  })

  test('goes to the trip of its own date before any other', () => {
    const charged = fee('2025-10-20 00:00', 20_00)
    const trips = build([missed('2025-10-19 08:00'), missed('2025-10-20 08:00'), charged])
    expect(trips.map((trip) => trip.feeTransactionId)).toEqual([null, charged.id])
  })

  test('goes to the latest trip before it that has none', () => {
    const first = fee('2025-10-26 00:00', 20_00)
    const second = fee('2025-10-27 00:00', 20_00)
    const trips = build([
      missed('2025-10-20 08:00'),
      missed('2025-10-21 08:00'),
      missed('2025-10-28 08:00'),
      second,
      first,
    ])

    expect(trips.map((trip) => trip.feeTransactionId)).toEqual([second.id, first.id, null])
  })

  test('goes to a trip whose fee is not known before one that was charged already', () => {
    const charged = fee('2025-10-26 00:00', 20_00)
    const trips = build([missed('2025-10-20 08:00'), missed('2025-10-21 08:00', 20_00), charged])
    expect(trips.map((trip) => trip.feeTransactionId)).toEqual([charged.id, null])
  })

  test('goes to a trip that was charged already when there is no other', () => {
    const charged = fee('2025-10-26 00:00', 20_00)
    const [trip] = build([missed('2025-10-21 08:00', 5_00), charged])
    expect(trip).toMatchObject({ feeTransactionId: charged.id, feeCents: 20_00, fareCents: 20_00 })
  })

  test('looks ten days back and no further', () => {
    const joined = (when: string) => build([missed('2025-10-20 23:00'), fee(when, 20_00)])[0].feeTransactionId
    expect(joined('2025-10-30 00:00')).not.toBeNull()
    expect(joined('2025-10-31 00:00')).toBeNull()
  })

  test('tells two missed taps by vehicle and by size, whichever came last', () => {
    const inTrain = missed('2025-10-20 08:00')
    const inTram = checkIn('2025-10-21 17:00', 'Den Haag, Spui', BLANK)
    const local = fee('2025-10-25 00:00', 4_00)
    const train = fee('2025-10-25 00:00', 20_00)
    for (const fees of [
      [local, train],
      [train, local],
    ]) {
      const trips = build([inTrain, inTram, ...fees])
      expect(trips.map((trip) => trip.feeTransactionId)).toEqual([train.id, local.id])
    }
  })

  test('leaves a fee of the tram out of a train trip that has none', () => {
    expect(build([missed('2025-10-20 08:00'), fee('2025-10-25 00:00', 4_00)])[0].feeTransactionId).toBeNull()
  })

  test('goes by the day and the kind that it names', () => {
    const named = fee('2025-10-29 00:00', 20_00, {
      note: 'Correctietarief 20-10-2025: reis zonder check-uit',
    })
    const trips = build([missed('2025-10-20 08:00'), missed('2025-10-23 08:00'), named])
    expect(trips.map((trip) => trip.feeTransactionId)).toEqual([named.id, null])

    const noCheckIn = fee('2025-10-25 00:00', 20_00, {
      note: 'Correctietarief: reis zonder check-in',
    })
    const [first] = build([missed('2025-10-20 08:00'), noCheckIn])
    expect(first.feeTransactionId).toBeNull()
  })

  test('goes to a missed check-in when no check-out was missed', () => {
    const charged = fee('2025-10-25 00:00', 20_00)
    const [trip] = build([checkOut('2025-10-20 08:00', null, 'Gouda', BLANK, { operatorName: 'NS' }), charged])
    expect(trip).toMatchObject({
      status: 'missing_check_in',
      feeTransactionId: charged.id,
      feeCents: 20_00,
    })
  })

  test('leaves complete trips alone and makes no trip of its own', () => {
    const trips = build([
      journey('2025-10-20 08:00', '2025-10-20 08:30', 'Leiden Centraal', 'Gouda', 6_00),
      fee('2025-10-25 00:00', 20_00),
    ])
    expect(trips.map((trip) => [trip.status, trip.feeTransactionId])).toEqual([['complete', null]])
  })
})

describe('money that the operator paid back by itself', () => {
  const LEIDEN = 'Leiden Centraal'
  const refund = (when: string, cents: number | null, rest = {}) =>
    transaction('refund', when, { amountCents: cents, ...rest })
  const missed = (when: string, place = LEIDEN, cents = 20_00) => checkIn(when, place, cents)
  const commute = [checkIn('2025-10-01 08:00', LEIDEN), checkOut('2025-10-01 08:30', LEIDEN, 'Den Haag Centraal', 4_90)]

  test('closes the trip, and says why', () => {
    const back = refund('2025-11-10 12:00', 15_10)
    const [, trip] = build([...commute, missed('2025-10-20 08:00'), back])
    expect(trip).toMatchObject({ status: 'corrected', refundTransactionId: back.id })
    expect(trip.reasons).toContain('refunded_in_own_row')
  })

  test.each([
    [
      'the one whose fee leaves a fare that this card pays',
      [missed('2025-10-20 08:00'), missed('2025-10-22 08:00', 'Leiden, Station', 4_00)],
      15_10,
      0,
    ],
    ['never one that was charged less', [missed('2025-10-20 08:00', 'Leiden, Station', 4_00)], 15_10, null],
  ])('belongs to %s', (_, taps, cents, nth) => {
    const trips = build([...taps, refund('2025-11-10 12:00', cents), ...commute]).filter(
      ({ status, checkedInAt }) => checkedInAt !== commute[0].at && status !== 'complete'
    )
    expect(trips.map(({ status }) => status === 'corrected')).toEqual([...trips.keys()].map((one) => one === nth))
  })

  test('never closes a trip after it, one of another operator, or one that is half a year old', () => {
    const statusAfter = (trip: string, when: string, rest = {}) =>
      build([missed(trip), refund(when, 15_10, rest)])[0].status
    expect(statusAfter('2025-10-20 08:00', '2025-10-20 12:00')).toBe('corrected')
    expect(statusAfter('2025-10-20 08:00', '2025-10-19 12:00')).toBe('missing_check_out')
    expect(statusAfter('2025-10-20 08:00', '2026-06-19 12:00')).toBe('missing_check_out')
    expect(statusAfter('2025-10-20 08:00', '2025-10-25 12:00', { toPlace: 'bij GVB' })).toBe('missing_check_out')
    expect(statusAfter('2025-10-20 08:00', '2025-10-25 12:00', { toPlace: 'bij NS' })).toBe('corrected')
  })

  test('goes by the day that it names', () => {
    const back = refund('2025-11-10 12:00', 15_10, { note: 'Correctie reis 20-10-2025' })
    const trips = build([missed('2025-10-20 08:00'), missed('2025-10-28 08:00'), back])
    expect(trips.map(({ status }) => status)).toEqual(['corrected', 'missing_check_out'])
  })

  test('closes a trip for each refund, and none where there are fewer refunds than trips', () => {
    const both = build([
      missed('2025-10-20 08:00'),
      missed('2025-10-21 08:00'),
      refund('2025-11-10 12:00', 15_10),
      refund('2025-11-11 12:00', 15_10),
    ])
    expect(both.map(({ status }) => status)).toEqual(['corrected', 'corrected'])

    const trips = build([
      missed('2025-10-20 08:00'),
      missed('2025-10-21 08:00'),
      missed('2025-10-22 08:00'),
      refund('2025-11-10 12:00', 15_10),
      refund('2025-11-11 12:00', 15_10),
    ])
    expect(trips.map(({ status }) => status)).toEqual(Array(3).fill('missing_check_out'))
    for (const { unclearTransactionIds } of trips) expect(unclearTransactionIds).toHaveLength(2)
  })

  test('closes a journey that was paid twice, whole', () => {
    const twice = journey('2025-10-20 08:00', '2025-10-20 08:30', LEIDEN, 'Gouda', 6_00)
    expect(build([twice, refund('2025-10-25 12:00', 6_00)])[0].status).toBe('corrected')
    expect(build([twice, refund('2025-10-25 12:00', 3_00)])[0].status).toBe('complete')
  })
})
