import { describe, expect, test } from 'vitest'
import { at, build, checkIn } from '#tests/unit/trips/taps'
import { railDiscount, railProduct } from '#app/travel/trips/fares/rail_product'
import { timeBand } from '#app/travel/trips/fares/time_band'
import { easterSunday } from '#app/platform/shared/public_holidays'

const PEAK = '2026-11-03 08:00'
const OFF_PEAK = '2026-11-03 12:00'
const SATURDAY = '2026-11-07 08:00'

describe('the fee of a missed check-out that the file leaves blank', () => {
  test.each([
    ['Reizen op Saldo NS Vol tarief (2e klas)', PEAK, 20_00],
    ['Dal Voordeel', PEAK, 10_00],
    ['Altijd Voordeel (maandabonnement)', OFF_PEAK, 10_00],
    ['Off-peak Discount', OFF_PEAK, 10_00],
    ['Dal Vrij (maandabonnement)', PEAK, 10_00],
    ['Dal Vrij (maandabonnement)', OFF_PEAK, 0],
    ['Dal Vrij', SATURDAY, 0],
    ['Dal Vrij', '2026-04-27 08:00', 0],
    ['Weekend Vrij', OFF_PEAK, 10_00],
    ['Weekend Vrij', SATURDAY, 0],
    ['Weekend Vrij', '2026-11-06 18:30', 0],
    ['Weekend Vrij', '2026-11-06 18:29', 10_00],
    ['Studentenreisproduct week', PEAK, 0],
    ['Studentenreisproduct week', SATURDAY, 10_00],
    ['Student Weekend Vrij', SATURDAY, 0],
    ['Student Weekend Vrij', PEAK, 10_00],
    ['Altijd Vrij', PEAK, 0],
    ['Traject Vrij (jaarabonnement)', PEAK, 0],
    ['NS Flex Basis', PEAK, 20_00],
    ['NS Flex Dal Voordeel', OFF_PEAK, 12_00],
    ['NS Flex Dal Voordeel', PEAK, 20_00],
    ['NS Flex Altijd Voordeel', PEAK, 16_00],
    ['NS Flex Altijd Voordeel', OFF_PEAK, 12_00],
    ['NS Flex Weekend Vrij', SATURDAY, 0],
  ])('on %s at %s is %i', (product, when, cents) => {
    const [trip] = build([checkIn(when, 'Leiden Centraal', null, { product })])
    expect(trip).toMatchObject({ status: 'missing_check_out', feeCents: cents })
  })

  test('is that of a bus whatever train product the card has', () => {
    const [trip] = build([checkIn(PEAK, 'Leiden, Station', null, { product: 'Altijd Voordeel' })])
    expect(trip.feeCents).toBe(4_00)
  })
})

test.each([
  ['2026-11-03 06:29', 'off_peak'],
  ['2026-11-03 06:30', 'peak'],
  ['2026-11-03 08:59', 'peak'],
  ['2026-11-03 09:00', 'off_peak'],
  ['2026-11-03 16:00', 'peak'],
  ['2026-11-03 18:30', 'off_peak'],
  ['2026-11-08 17:00', 'off_peak'],
  ['2026-12-25 08:00', 'off_peak'],
  ['2026-05-14 08:00', 'off_peak'],
])('%s is %s', (when, band) => {
  expect(timeBand(at(when))).toBe(band)
})

test('Easter falls where the calendar has it', () => {
  const printed = (year: number) => new Date(easterSunday(year) * 86_400_000).toISOString().slice(5, 10)
  expect([2025, 2026, 2027, 2028, 1999, 2038].map(printed)).toEqual([
    '04-20',
    '04-05',
    '03-28',
    '04-16',
    '04-04',
    '04-25',
  ])
})

test('discounts go by the hour', () => {
  const discount = (text: string, when: string) => railDiscount(railProduct(text).pass!, at(when))
  expect(discount('Altijd Voordeel', PEAK)).toBe(20)
  expect(discount('Altijd Voordeel', OFF_PEAK)).toBe(40)
  expect(discount('Dal Voordeel', PEAK)).toBe(0)
  expect(discount('Dal Voordeel', OFF_PEAK)).toBe(40)
  expect(discount('Dal Vrij', OFF_PEAK)).toBe(100)
})
