import { describe, expect, test } from 'vitest'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'
import { at, build, checkIn, checkOut, journey } from '#tests/unit/trips/taps'

const UTRECHT = 'Utrecht Centraal'
const AMSTERDAM = 'Amsterdam Centraal'
const MINUTE_MS = 60_000

const short = (rows: TravelTransaction[]) =>
  build(rows).map(({ status, checkedInAt, checkedOutAt }) => ({
    status,
    minutes: checkedInAt === null || checkedOutAt === null ? null : (checkedOutAt - checkedInAt) / MINUTE_MS,
  }))
const ride = (minutes: number) => ({ status: 'complete', minutes })
const ov = { format: 'ov_nl_12' } as const

describe('the hour of autumn that comes twice', () => {
  const NIGHT = '2026-10-25'

  test.each([
    ['before it, until in it', '01:50', '02:15', 25],
    ['within it', '02:10', '02:40', 30],
    ['from its first to its second time', '02:50', '02:10', 20],
    ['in it, until after it', '02:50', '03:10', 20],
    ['before it, until after it', '01:50', '03:10', 140],
  ])('is read by what a ride can take: %s', (_, from, until, minutes) => {
    const taps = [
      checkIn(`${NIGHT} ${from}`, UTRECHT, null, ov),
      checkOut(`${NIGHT} ${until}`, UTRECHT, AMSTERDAM, 9_00, ov),
    ]
    expect(short(taps)).toEqual([ride(minutes)])
  })

  test('is read by the order of rides: no one boards before arriving', () => {
    const taps = [
      checkIn(`${NIGHT} 01:50`, UTRECHT, null, ov),
      checkOut(`${NIGHT} 02:30`, UTRECHT, AMSTERDAM, 9_00, ov),
      checkIn(`${NIGHT} 02:05`, AMSTERDAM, null, ov),
      checkOut(`${NIGHT} 02:25`, AMSTERDAM, UTRECHT, 9_00, ov),
    ]
    expect(short(taps)).toEqual([ride(40), ride(20)])
  })

  test('moves one of two journeys that cannot both have been at its first time', () => {
    const whole = { operatorName: 'NS', format: 'ns_consumer' } as const
    const rows = [
      journey(`${NIGHT} 02:05`, `${NIGHT} 02:35`, UTRECHT, AMSTERDAM, 9_00, whole),
      journey(`${NIGHT} 02:20`, `${NIGHT} 02:50`, AMSTERDAM, UTRECHT, 9_00, whole),
    ]
    const [first, second] = build(rows)
    expect(second.checkedInAt! - first.checkedOutAt!).toBeGreaterThanOrEqual(0)
  })

  test('is left as it is where the file gives an offset', () => {
    const exact = { operatorName: 'NS', transport: 'train', format: 'ovpay' } as const
    const [trip] = build([checkIn(`${NIGHT} 02:10`, UTRECHT, 20_00, exact)])
    expect(trip.checkedInAt).toBe(at(`${NIGHT} 02:10`))
  })

  test('comes once a year', () => {
    const taps = [
      checkIn('2026-10-24 02:50', UTRECHT, null, ov),
      checkOut('2026-10-24 02:10', UTRECHT, AMSTERDAM, 9_00, ov),
    ]
    expect(short(taps).map(({ minutes }) => minutes)).toEqual([null, null])
  })
})

describe('the hour of spring that is skipped', () => {
  test('takes no time', () => {
    const taps = [
      checkIn('2026-03-29 01:50', UTRECHT, null, ov),
      checkOut('2026-03-29 03:10', UTRECHT, AMSTERDAM, 9_00, ov),
    ]
    expect(short(taps)).toEqual([ride(20)])
  })
})

describe('a check-out after midnight', () => {
  test('that is printed on the day of its check-in belongs to the next day', () => {
    const taps = [
      checkIn('2026-11-03 23:40', UTRECHT, null, ov),
      checkOut('2026-11-03 00:12', UTRECHT, AMSTERDAM, 9_00, ov),
    ]
    expect(short(taps)).toEqual([ride(32)])
    expect(build(taps)[0].reasons).toContain('night_moved_to_next_day')
  })

  test('stays where a ride of the night before ends in it, or the evening ride has its own end', () => {
    const before = [
      checkIn('2026-11-02 23:40', UTRECHT, null, ov),
      checkOut('2026-11-03 00:12', UTRECHT, AMSTERDAM, 9_00, ov),
      checkIn('2026-11-03 23:40', UTRECHT, null, ov),
    ]
    expect(short(before)).toEqual([ride(32), { status: 'missing_check_out', minutes: null }])

    const own = [
      checkOut('2026-11-03 00:12', UTRECHT, AMSTERDAM, 9_00, ov),
      checkIn('2026-11-03 23:40', UTRECHT, null, ov),
      checkOut('2026-11-04 00:12', UTRECHT, AMSTERDAM, 9_00, ov),
    ]
    expect(short(own)).toEqual([{ status: 'complete', minutes: null }, ride(32)])
  })
})
