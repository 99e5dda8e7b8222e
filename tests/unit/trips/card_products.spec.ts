import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { at, build, checkIn, checkOut } from '#tests/unit/trips/taps'
import { listedFares } from '#app/travel/trips/fares/listed_fares'
import { readFares, readTariffUnits } from '#app/travel/trips/tariff_units'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

const listedFare = listedFares(
  readTariffUnits(readFileSync('database/reference/ns_tariff_units_2017.csv', 'utf8')),
  [...readFares(readFileSync('database/reference/ns_fares_2026.csv', 'utf8'))].map((fare) => ({ ...fare, year: 2026 }))
)

const LEIDEN = 'Leiden Centraal'
const HAGUE = 'Den Haag HS'
/** Leiden - Den Haag HS is 16 tariff units: 4.90 in 2026, 2.94 with 40 % off, 3.92 with 20 %. */
const ride = (day: string, from: string, amount: number | null, product: string | null = null) => [
  checkIn(`${day} ${from}`, LEIDEN, null, { product }),
  checkOut(`${day} ${from.slice(0, 3)}${Number(from.slice(3)) + 14}`, LEIDEN, HAGUE, amount, { product }),
]

const MISSED_DAY = '2026-10-13' // A Tuesday.
const PEAK = '17:42'
const OFF_PEAK = '13:10'
const missed = (time: string, day = MISSED_DAY) => checkIn(`${day} ${time}`, LEIDEN)

function feeOf(
  rows: TravelTransaction[][],
  missedAt: TravelTransaction,
  products: NonNullable<Parameters<typeof build>[1]>['products'] = {}
) {
  const trips = build([...rows.flat(), missedAt], { products: { listedFare, ...products } })
  const trip = trips.find((one) => one.anchorTransactionId === missedAt.id)!
  return { fee: trip.feeCents, isOpen: trip.reasons.includes('product_open'), passes: trip.railPasses }
}

test('a listed fare', () => {
  const fare = { year: 2026, fullCents: 4_90, discount20Cents: 3_92, discount40Cents: 2_94 }
  expect(listedFare(LEIDEN, HAGUE, 2026)).toMatchObject(fare)
  expect(listedFare(HAGUE, LEIDEN, 2026)).toMatchObject(fare)
  expect(listedFare(LEIDEN, HAGUE, 2024)).toMatchObject({ year: 2026 })
  expect(listedFare(LEIDEN, 'Leiden, Station', 2026)).toBeNull()
})

describe('the fee of a missed check-out without amount or product', () => {
  test('is asked where nothing tells the product', () => {
    expect(feeOf([], missed(PEAK))).toMatchObject({ fee: null, isOpen: true })
  })

  test.each([
    ['the full fare off-peak', OFF_PEAK, 4_90, PEAK, 20_00],
    ['40 % less off-peak', OFF_PEAK, 2_94, PEAK, 10_00],
    ['20 % less in the peak', PEAK, 3_92, OFF_PEAK, 10_00],
  ])('follows from a ride that cost %s', (_what, time, paid, missedAt, fee) => {
    expect(feeOf([ride('2026-10-08', time, paid)], missed(missedAt))).toMatchObject({ fee, isOpen: false })
  })

  test('is asked after rides that cost the full fare in the peak only: 20.00 or 10.00', () => {
    const { fee, isOpen, passes } = feeOf([ride('2026-10-08', PEAK, 4_90)], missed(PEAK))
    expect({ fee, isOpen }).toEqual({ fee: null, isOpen: true })
    expect(passes).toContain('full')
    expect(passes).toContain('off_peak_discount')
    expect(passes).not.toContain('always_free')
  })

  test('is nothing in hours in which other rides are free', () => {
    const free = [ride('2026-10-08', OFF_PEAK, null), ride('2026-10-09', PEAK, 4_90)]
    expect(feeOf(free, missed(OFF_PEAK))).toMatchObject({ fee: 0, passes: ['off_peak_free'] })
    expect(feeOf(free, missed(PEAK))).toMatchObject({ fee: 10_00, passes: ['off_peak_free'] })
  })

  test('is nothing with free travel at all hours, so that 17.06 is never asked', () => {
    const rides = [
      ride('2026-10-07', PEAK, null),
      ride('2026-10-08', OFF_PEAK, null),
      ride('2026-10-10', OFF_PEAK, null), // A Saturday.
    ]
    expect(feeOf(rides, missed(PEAK))).toMatchObject({ fee: 0, isOpen: false })
    expect(feeOf(rides, missed(OFF_PEAK))).toMatchObject({ fee: 0, isOpen: false })
  })

  test('of a student differs between weekdays and weekends', () => {
    const week = [ride('2026-10-08', PEAK, null), ride('2026-10-10', OFF_PEAK, 2_94)]
    expect(feeOf(week, missed(PEAK))).toMatchObject({ fee: 0, passes: ['student_week'] })
    expect(feeOf(week, missed(PEAK, '2026-10-17'))).toMatchObject({ fee: 10_00 })
  })

  test('follows from the boarding rate that another check-in shows', () => {
    const other = checkIn('2026-10-08 08:00', LEIDEN, -10_00)
    const back = checkOut('2026-10-08 08:14', LEIDEN, HAGUE, 4_90)
    expect(feeOf([[other, back]], missed(PEAK))).toMatchObject({ fee: 10_00, isOpen: false })
  })

  test('follows from a product that another ride names', () => {
    const named = ride('2026-10-08', PEAK, 4_90, 'Dal Voordeel')
    expect(feeOf([named], missed(PEAK))).toMatchObject({ fee: 10_00, passes: ['off_peak_discount'] })
  })

  test('looks a month around, and no further', () => {
    expect(feeOf([ride('2026-08-20', OFF_PEAK, 4_90)], missed(PEAK)).isOpen).toBe(true)
    expect(feeOf([ride('2026-11-03', OFF_PEAK, 4_90)], missed(PEAK)).fee).toBe(20_00)
  })

  test('is asked between two products: either can have been there', () => {
    const rides = [ride('2026-10-06', OFF_PEAK, 4_90), ride('2026-10-20', OFF_PEAK, 2_94)]
    expect(feeOf(rides, missed(PEAK))).toMatchObject({ fee: null, isOpen: true })
  })

  test('is what the traveller said, of the nearest days', () => {
    const said = [
      { from: '2026-01-01', until: '2026-06-30', pass: 'full' as const },
      { from: '2026-09-01', until: '2026-12-31', pass: 'always_free' as const },
    ]
    expect(feeOf([], missed(PEAK), { said })).toMatchObject({ fee: 0, passes: ['always_free'] })
    expect(feeOf([], missed(PEAK, '2026-05-05'), { said }).fee).toBe(20_00)
  })

  test('does not believe what rides contradict', () => {
    const said = [{ from: '2026-09-01', until: '2026-12-31', pass: 'always_free' as const }]
    expect(feeOf([ride('2026-10-08', OFF_PEAK, 4_90)], missed(PEAK), { said }).fee).toBe(20_00)
  })

  test('takes the profile where nothing else says more', () => {
    expect(feeOf([], missed(PEAK), { profile: 'discount_40' }).fee).toBe(10_00)
    expect(feeOf([], missed(PEAK), { profile: 'none' }).isOpen).toBe(true)
    expect(feeOf([ride('2026-10-08', OFF_PEAK, 4_90)], missed(PEAK), { profile: 'discount_40' }).fee).toBe(20_00)
  })

  test('is asked on account without a name, where discounts decide', () => {
    const account = checkIn(`${MISSED_DAY} ${OFF_PEAK}`, LEIDEN, null, { product: 'Reizen op Rekening Trein' })
    expect(feeOf([], account).isOpen).toBe(true)
    expect(feeOf([ride('2026-10-08', OFF_PEAK, 2_94)], account)).toMatchObject({ fee: 12_00 })
  })

  test('does not ask about the bus', () => {
    const bus = checkIn(`${MISSED_DAY} ${PEAK}`, 'Leiden, Station')
    expect(feeOf([], bus)).toMatchObject({ fee: 4_00, isOpen: false, passes: [] })
  })
})

test('a fee row says what it was, whatever the product', () => {
  const one = missed(PEAK)
  const fee = checkIn(`${MISSED_DAY} ${PEAK}`, LEIDEN)
  expect(at(`${MISSED_DAY} ${PEAK}`)).toBe(one.at)
  const row = {
    ...fee,
    id: fee.id,
    kind: 'correction_fee' as const,
    at: at('2026-10-18 12:00'),
    fromPlace: null,
    amountCents: 10_00,
  }
  const [trip] = build([one, row])
  expect(trip).toMatchObject({ feeCents: 10_00, feeTransactionId: row.id })
  expect(trip.reasons).not.toContain('product_open')
})
