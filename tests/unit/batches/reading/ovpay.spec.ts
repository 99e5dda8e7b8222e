import { describe, expect, test } from 'vitest'
import { instant, opened, problems, refusal, rowsOf, told } from '#tests/unit/batches/reading/export_file'

const TRIP = {
  transport: 'BUS',
  status: 'COMPLETE',
  checkInLocation: 'Leiden, Station',
  checkInTimestamp: '2026-07-01T07:58:30+02:00',
  checkOutLocation: 'Leiden, Breestraat',
  checkOutTimestamp: '2026-07-01T08:05:00+02:00',
  currency: 'EUR',
  fare: 156,
  organisationName: 'Qbuzz',
  salesProductCommercialName: 'Reizen op saldo',
}
const NO_CHECK_OUT = { checkOutLocation: null, checkOutTimestamp: null }

const page = (...trips: object[]) => JSON.stringify({ items: trips.map((trip) => ({ trip, correctedFrom: null })) })

describe('reading an OVpay export', () => {
  test('reads a trip with its operator', async () => {
    const rows = await rowsOf(page(TRIP))

    expect(rows.map(told)).toEqual([
      [1, 'journey', '2026-07-01T05:58Z', '2026-07-01T06:05Z', 'Leiden, Station', 'Leiden, Breestraat', 156],
    ])
    expect(rows[0].transaction).toMatchObject({
      operatorName: 'Qbuzz',
      transport: 'bus',
      product: 'Reizen op saldo',
      note: null,
      cardNumber: null,
    })
    expect((await opened(page(TRIP))).dialect).toBe('ovpay')
  })

  test('reads a bare list of items or trips', async () => {
    const trips = [TRIP, { ...TRIP, status: 'CheckedOut' }]

    for (const list of [trips, trips.map((trip) => ({ trip }))]) {
      const rows = await rowsOf(JSON.stringify(list, null, 2))
      expect(rows.map((row) => row.transaction?.kind)).toEqual(['journey', 'journey'])
    }
  })

  test('reads missed taps and a trip that is still going on', async () => {
    const rows = await rowsOf(
      page(
        { ...TRIP, ...NO_CHECK_OUT, status: 'CKOMISSING', fare: 400 },
        { ...TRIP, checkInLocation: null, checkInTimestamp: null, status: 'CKIMISSING' },
        { ...TRIP, ...NO_CHECK_OUT, status: 'Open', fare: 2000 }
      )
    )

    expect(rows.map(told)).toEqual([
      [1, 'check_in', '2026-07-01T05:58Z', null, 'Leiden, Station', null, 400],
      [2, 'check_out', '2026-07-01T06:05Z', null, null, 'Leiden, Breestraat', 156],
      [3, 'check_in', '2026-07-01T05:58Z', null, 'Leiden, Station', null, null],
    ])
    expect(rows[0].transaction?.note).toBe('CKOMISSING')
  })

  test('notes that a trip was corrected', async () => {
    const rows = await rowsOf(JSON.stringify([{ trip: TRIP, correctedFrom: { fare: 400 } }]))

    expect(rows[0].transaction?.note).toBe('corrected')
  })

  test.each([
    ['RAIL', 'train'],
    ['TRAIN', 'train'],
    ['TRAM', 'tram'],
    ['METRO', 'metro'],
    ['WATERBUS', 'waterbus'],
    ['FERRY', 'waterbus'],
    ['ROCKET', null],
  ])('reads transport %s', async (printed, transport) => {
    const [row] = await rowsOf(page({ ...TRIP, transport: printed }))

    expect(row.transaction?.transport).toBe(transport)
  })

  test.each([
    ['unknownStatus', { status: 'LOST' }],
    ['unknownStatus', { status: 'constructor' }],
    ['impossibleDate', { checkInTimestamp: '2026-02-31T07:58:00+01:00' }],
    ['impossibleDate', { checkInTimestamp: 'gisteren' }],
    ['impossibleTime', { checkInTimestamp: '2026-02-28T25:58:00+01:00' }],
    ['missingTime', { checkOutTimestamp: null }],
    ['missingPlace', { checkInLocation: '  ' }],
    ['unreadableAmount', { fare: 1.5 }],
    ['unreadableAmount', { fare: 'gratis' }],
    ['unreadableAmount', { currency: 'USD' }],
    ['amountTooLarge', { fare: 123_456_789_00 }],
    ['unreadableCharacters', { checkInLocation: 'Lei\0den' }],
    ['unreadableCharacters', { checkInLocation: 'Leiden \ud800' }],
    ['fieldTooLong', { checkInLocation: 'x'.repeat(1001) }],
  ])('sets aside a trip as %s and reads on', async (problem, wrong) => {
    const rows = await rowsOf(page({ ...TRIP, ...wrong }, TRIP))

    expect(problems(rows)).toEqual([
      [1, problem],
      [2, null],
    ])
  })

  describe('as a receipt', () => {
    const payment = {
      serviceReferenceId: 'ABCD1234567890',
      id: 'EV1',
      status: 'COMPLETED',
      transactionTimestamp: '2026-07-02T03:00:00+02:00',
      transactionType: 'Debit',
      amount: -400,
      amountDue: 0,
      currency: 'EUR',
    }
    const missed = {
      ...TRIP,
      ...NO_CHECK_OUT,
      status: 'CKOMISSING',
      fare: 400,
      checkInTimestamp: '1782885510',
    }
    const correctionOptions = {
      correctableStatus: 'CORRECTABLE',
      correctionWindowStart: '1783404000000',
      correctionWindowEnd: '2026-09-21T21:59:59Z',
    }
    const receipt = (...relatedTrips: object[]) =>
      JSON.stringify({ relatedPayments: [payment], relatedBalances: [], relatedTrips, token: {} })

    test('gives its trips, with the days on which they can be corrected', async () => {
      const rows = await rowsOf(receipt({ trip: missed, correctionOptions, correctedFrom: null }, { trip: TRIP }))
      expect(rows.map(told)).toEqual([
        [1, 'check_in', '2026-07-01T05:58Z', null, 'Leiden, Station', null, 400],
        [2, 'journey', '2026-07-01T05:58Z', '2026-07-01T06:05Z', 'Leiden, Station', 'Leiden, Breestraat', 156],
      ])
      expect(instant(rows[0].transaction!.correctionFrom)).toBe('2026-07-07T06:00Z')
      expect(instant(rows[0].transaction!.correctionUntil)).toBe('2026-09-21T21:59Z')
      expect(rows[1].transaction).toMatchObject({ correctionFrom: null, correctionUntil: null })
    })

    test('can be of one trip', async () => {
      const single = JSON.stringify({
        trip: { ...missed, checkInLocation: { name: 'Leiden, Station', city: 'Leiden' } },
        token: { trip: 1 },
        correctionOptions,
        correctedFrom: { fare: 400 },
      })
      const [row] = await rowsOf(single)
      expect(row.transaction).toMatchObject({
        fromPlace: 'Leiden, Station',
        note: 'CKOMISSING, corrected',
      })
      expect(instant(row.transaction!.correctionUntil)).toBe('2026-09-21T21:59Z')
    })

    test('without trips holds payments only, as does the list of payments', async () => {
      expect(await refusal(receipt())).toBe('ovpayPayments')
      expect(await refusal(JSON.stringify({ offset: 0, items: [payment, payment] }))).toBe('ovpayPayments')
      expect(await refusal(JSON.stringify([payment]))).toBe('ovpayPayments')
    })

    test.each(['12', '99999999999999999', '1e12', 'soon'])('sets aside a trip at %s', async (time) => {
      const [row] = await rowsOf(receipt({ trip: { ...missed, checkInTimestamp: time } }))
      expect(row.problem).toBe('impossibleDate')
    })
  })

  test('refuses JSON that is broken, empty or about something else', async () => {
    expect(await refusal(page(TRIP).slice(0, -20))).toBe('brokenJson')
    expect(await refusal('{"items":[]}')).toBe('noRows')
    expect(await refusal('{"name":"fareback"}')).toBe('notAnExport')
    expect(await refusal('[1, "two", null]')).toBe('notAnExport')
  })
})
