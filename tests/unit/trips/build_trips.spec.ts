import { describe, expect, test } from 'vitest'
import type { TripDraft } from '#app/travel/trips/trip_draft'
import { at, build, checkIn, checkOut, inShort, transaction } from '#tests/unit/trips/taps'

const NS = 'Reizen op Saldo NS Vol tarief (2e klas)'

describe('rebuilding the trips of an export', () => {
  test('pairs a check-in with the check-out that names its place', () => {
    const tapIn = checkIn('2026-11-02 07:58', 'Leiden Centraal')
    const tapOut = checkOut('2026-11-02 08:14', 'Leiden Centraal', 'Den Haag Centraal', 4_90, {
      product: NS,
    })

    expect(build([tapIn, tapOut])).toEqual<TripDraft[]>([
      {
        anchorTransactionId: tapIn.id,
        checkInTransactionId: tapIn.id,
        checkOutTransactionId: tapOut.id,
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
        purpose: null,
        reasons: ['paired_same_place', 'operator_from_product', 'fare_as_charged'],
      },
    ])
  })

  test('knows a tram ride by its stops', () => {
    const [trip] = build([
      checkIn('2026-11-02 08:20', 'Den Haag, Centraal Station'),
      checkOut('2026-11-02 08:31', 'Den Haag, Centraal Station', 'Den Haag, Spui', 1_35),
    ])

    expect(trip).toMatchObject({
      operator: 'htm',
      mode: 'tram',
      status: 'complete',
      fareCents: 1_35,
    })
    expect(trip.reasons).toEqual(['paired_same_place', 'operator_from_city', 'fare_as_charged'])
  })

  test('sees a missed check-out in the train, charged at the check-in', () => {
    const tapIn = checkIn('2026-11-03 17:42', 'Den Haag Centraal', 20_00, { product: NS })

    expect(build([tapIn])).toEqual<TripDraft[]>([
      {
        anchorTransactionId: tapIn.id,
        checkInTransactionId: tapIn.id,
        checkOutTransactionId: null,
        feeTransactionId: null,
        refundTransactionId: null,
        mergedTransactionIds: [],
        unclearTransactionIds: [],
        otherPostTransactionId: null,
        status: 'missing_check_out',
        mode: 'train',
        operator: 'ns',
        operatorChoices: [],
        fromPlace: 'Den Haag Centraal',
        toPlace: null,
        checkedInAt: at('2026-11-03 17:42'),
        checkedOutAt: null,
        fareCents: 20_00,
        feeCents: 20_00,
        sameStation: false,
        railPasses: ['full'],
        purpose: null,
        reasons: ['check_in_without_check_out', 'operator_from_product', 'fee_as_charged'],
      },
    ])
  })

  test('sees a missed check-out in the bus', () => {
    const [trip] = build([checkIn('2026-11-04 18:05', 'Leiden, Station', 4_00)])

    expect(trip).toMatchObject({
      status: 'missing_check_out',
      mode: 'bus',
      fareCents: 4_00,
      feeCents: 4_00,
    })
  })

  test('pairs across midnight, with the date of the check-out at the check-out', () => {
    const [trip, ...others] = build([
      checkIn('2026-11-06 23:48', 'Amsterdam Centraal'),
      checkOut('2026-11-07 00:31', 'Amsterdam Centraal', 'Leiden Centraal', 9_80, { product: NS }),
    ])

    expect(others).toEqual([])
    expect(trip).toMatchObject({
      checkedInAt: at('2026-11-06 23:48'),
      checkedOutAt: at('2026-11-07 00:31'),
    })
    expect(trip.reasons.slice(0, 2)).toEqual(['paired_same_place', 'paired_past_midnight'])
  })

  test('does not say past midnight of a trip that only crosses midnight in Greenwich', () => {
    const summerNight = [
      checkIn('2026-07-07 01:50', 'Amsterdam Centraal'),
      checkOut('2026-07-07 02:10', 'Amsterdam Centraal', 'Leiden Centraal', 9_80),
    ]
    expect(build(summerNight)[0].reasons).not.toContain('paired_past_midnight')

    const summerEvening = [
      checkIn('2026-07-06 23:50', 'Amsterdam Centraal'),
      checkOut('2026-07-07 00:10', 'Amsterdam Centraal', 'Leiden Centraal', 9_80),
    ]
    expect(build(summerEvening)[0].reasons).toContain('paired_past_midnight')
  })

  test('lets a short stay at one station be free', () => {
    const [trip] = build([
      checkIn('2026-11-08 10:00', 'Leiden Centraal'),
      checkOut('2026-11-08 10:12', 'Leiden Centraal', 'Leiden Centraal', 0),
    ])

    expect(trip).toMatchObject({
      status: 'complete',
      sameStation: true,
      fareCents: 0,
      feeCents: null,
    })
    expect(trip.reasons).toContain('same_station_short')
  })

  test('sees the fee for a stay of more than an hour at one station', () => {
    const stay = (until: string, cents: number | null) =>
      build([
        checkIn('2026-11-08 11:00', 'Leiden Centraal'),
        checkOut(until, 'Leiden Centraal', 'leiden centraal', cents),
      ])[0]

    const long = stay('2026-11-08 12:10', 20_00)
    expect(long).toMatchObject({ sameStation: true, fareCents: 20_00, feeCents: 20_00 })
    expect(long.reasons).toContain('same_station_long')
    expect(stay('2026-11-08 12:00', 20_00)).toMatchObject({ sameStation: true, feeCents: null })
    expect(stay('2026-11-08 12:10', 0)).toMatchObject({ sameStation: true, feeCents: null })
    expect(stay('2026-11-08 12:01', null)).toMatchObject({
      sameStation: true,
      feeCents: null,
      fareCents: null,
    })
  })

  test('sees a check-out without a check-in', () => {
    const tapOut = checkOut('2026-11-12 09:10', null, 'Grou-Jirnsum', 3_00)
    const trip = build([checkIn('2026-11-02 07:58', 'Leiden Centraal'), tapOut])[1]

    expect(trip).toMatchObject({
      anchorTransactionId: tapOut.id,
      checkInTransactionId: null,
      checkOutTransactionId: tapOut.id,
      status: 'missing_check_in',
      checkedInAt: null,
      checkedOutAt: at('2026-11-12 09:10'),
      fareCents: 3_00,
      feeCents: 3_00,
    })
    expect(trip.reasons[0]).toBe('check_out_without_check_in')
  })

  test('sees no missed check-in where the check-out names its start', () => {
    const tapOut = checkOut('2026-11-12 09:10', 'Fryslân; "Halte"', 'Grou-Jirnsum', 3_00)
    const trip = build([checkIn('2026-11-02 07:58', 'Leiden Centraal'), tapOut])[1]

    expect(trip).toMatchObject({
      status: 'complete',
      checkedInAt: null,
      fareCents: 3_00,
      feeCents: null,
    })
    expect(trip.reasons[0]).toBe('check_in_not_in_file')
  })

  test('makes no trips of top-ups, products, supplements and refunds', () => {
    expect(
      build([
        transaction('top_up', '2026-11-09 09:00', { toPlace: 'bij NS', amountCents: 20_00 }),
        transaction('product', '2026-11-09 09:05', { product: 'Dal Voordeel' }),
        transaction('refund', '2026-11-10 12:00', { amountCents: 15_10 }),
        transaction('supplement', '2026-11-11 08:15', {
          amountCents: 2_90,
          product: 'Toeslag Intercity Direct',
        }),
      ])
    ).toEqual([])
  })

  test('tells the whole story of a month in order', () => {
    const story = [
      checkOut('2026-11-12 09:10', 'Fryslân; "Halte"', 'Grou-Jirnsum', 3_00),
      checkOut('2026-11-08 12:10', 'Leiden Centraal', 'Leiden Centraal', 20_00),
      checkIn('2026-11-08 11:00', 'Leiden Centraal'),
      checkOut('2026-11-08 10:12', 'Leiden Centraal', 'Leiden Centraal', 0),
      checkIn('2026-11-08 10:00', 'Leiden Centraal'),
      checkIn('2026-11-04 18:05', 'Leiden, Station', 4_00),
      checkOut('2026-11-04 08:13', 'Leiden Centraal', 'Den Haag Centraal', 4_90),
      checkIn('2026-11-04 07:57', 'Leiden Centraal'),
      checkIn('2026-11-03 17:42', 'Den Haag Centraal', 20_00),
    ]

    expect(build(story).map(inShort)).toEqual([
      { status: 'missing_check_out', from: 'Den Haag Centraal', to: null, fare: 20_00, fee: 20_00 },
      {
        status: 'complete',
        from: 'Leiden Centraal',
        to: 'Den Haag Centraal',
        fare: 4_90,
        fee: null,
      },
      { status: 'missing_check_out', from: 'Leiden, Station', to: null, fare: 4_00, fee: 4_00 },
      { status: 'complete', from: 'Leiden Centraal', to: 'Leiden Centraal', fare: 0, fee: null },
      {
        status: 'complete',
        from: 'Leiden Centraal',
        to: 'Leiden Centraal',
        fare: 20_00,
        fee: 20_00,
      },
      {
        status: 'complete',
        from: 'Fryslân; "Halte"',
        to: 'Grou-Jirnsum',
        fare: 3_00,
        fee: null,
      },
    ])
  })
})
