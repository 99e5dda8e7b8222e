import { describe, expect, test } from 'vitest'
import { DAY_MINUTES, dayAt, dayOn, instantAt, isoDate, monthsAgo } from '#database/demo/calendar'
import { fareOf } from '#database/demo/fares'
import { isFreeDay } from '#database/demo/free_days'
import { SANNE } from '#database/demo/people/sanne'
import { commute } from '#database/demo/people/person'
import { randomOf } from '#database/demo/random'
import { ROUTES } from '#database/demo/routes'
import { stillTravelling, withDoubleTaps, withMistakes } from '#database/demo/mistakes'
import type { DemoCard } from '#database/demo/types'
import { journeysOf, type Journey } from '#database/demo/travel'
import type { TravelProduct } from '#app/people/accounts/isomorphic/travel_product'

const TODAY = dayOn(2026, 11, 21)
const CARD: DemoCard = { kind: 'personal', number: '3528020000000021', expiresOn: '', nickname: '' }
const BANK_CARD: DemoCard = { ...CARD, kind: 'bank_card', number: null }

const travelOf = (travelProduct: TravelProduct = 'none', habits = SANNE.habits) =>
  journeysOf(
    { holder: 'S. de Vries', cards: [CARD], habits, travelProduct },
    monthsAgo(TODAY, 18, 1),
    randomOf(1, 'travel')
  )
const slipped = (journeys: Journey[]) => withMistakes(journeys, [], randomOf(1, 'slips'))
const share = (journeys: Journey[], slip: string) =>
  journeys.filter((journey) => journey.slip === slip).length / journeys.length

describe('free days', () => {
  test.each([
    ['2026-04-06', 'Easter Monday'],
    ['2026-04-27', "King's Day"],
    ['2025-04-26', "King's Day before a Sunday"],
    ['2026-05-14', 'Ascension Day'],
    ['2026-05-25', 'Whit Monday'],
    ['2025-05-05', 'Liberation Day, once in five years'],
    ['2026-12-25', 'Christmas'],
    ['2026-11-21', 'a Saturday'],
  ])('include %s, %s', (date) => {
    expect(isFreeDay(Date.parse(date) / 86_400_000)).toBe(true)
  })

  test.each(['2026-05-05', '2026-11-20', '2026-12-24'])('leave out %s', (date) => {
    expect(isFreeDay(Date.parse(date) / 86_400_000)).toBe(false)
  })
})

describe('a fare', () => {
  const monday = (year: number, time: number) => dayOn(year, 11, year === 2026 ? 2 : 3) * DAY_MINUTES + time
  const peak = 8 * 60
  const noon = 12 * 60

  test('is the one of its year', () => {
    expect(fareOf(ROUTES.leidenDenHaag, monday(2026, peak), 'none').cents).toBe(490)
    expect(fareOf(ROUTES.leidenDenHaag, monday(2025, peak), 'none').cents).toBe(460)
  })

  test('is lower with a discount, and so is the fee', () => {
    const off = fareOf(ROUTES.leidenDenHaag, monday(2026, noon), 'discount_40')
    expect(off).toMatchObject({ cents: 294, feeCents: 1200 })
    expect(fareOf(ROUTES.leidenDenHaag, monday(2026, peak), 'discount_40').cents).toBe(490)
    expect(fareOf(ROUTES.leidenDenHaag, monday(2026, peak), 'discount_20').feeCents).toBe(1600)
  })

  test('is blank on a subscription', () => {
    expect(fareOf(ROUTES.qbuzzZernike, monday(2026, noon), 'student').cents).toBeNull()
    expect(fareOf(ROUTES.leidenDenHaag, monday(2026, noon), 'off_peak').cents).toBeNull()
    expect(fareOf(ROUTES.gvbZuidRai, monday(2026, noon), 'free_travel').cents).toBe(140)
  })
})

describe('travel', () => {
  test('never has somebody in two places at once', () => {
    const journeys = travelOf()
    for (const [index, { outAt }] of journeys.slice(0, -1).entries()) {
      expect(journeys[index + 1].inAt!).toBeGreaterThan(outAt!)
    }
  })

  test('to work skips free days', () => {
    const toWork = travelOf('none', [commute([ROUTES.leidenDenHaag], '08:00', '17:00')])
    expect(toWork.length).toBeGreaterThan(400)
    for (const { inAt } of toWork) {
      expect(isFreeDay(dayAt(inAt!)), isoDate(dayAt(inAt!))).toBe(false)
    }
  })

  test('goes on past midnight now and then', () => {
    expect(travelOf().some(({ inAt, outAt }) => dayAt(outAt!) > dayAt(inAt!))).toBe(true)
  })

  test('is half an hour late now and then', () => {
    const late = travelOf().filter(({ inAt, outAt, route }) => outAt! - inAt! > route.minutes + 30)
    expect(late.length).toBeGreaterThan(3)
  })

  test('keeps the time of the clock in summer and winter', () => {
    expect(instantAt(dayOn(2026, 11, 2) * DAY_MINUTES + 478).toISO()).toBe('2026-11-02T07:58:00.000+01:00')
    expect(instantAt(dayOn(2026, 7, 2) * DAY_MINUTES + 478).toISO()).toBe('2026-07-02T07:58:00.000+02:00')
  })
})

describe('slips', () => {
  test('miss 1.5 to 2.5 percent of the check-outs and fewer check-ins', () => {
    const journeys = slipped(travelOf())
    expect(share(journeys, 'missed_check_out')).toBeGreaterThan(0.015)
    expect(share(journeys, 'missed_check_out')).toBeLessThan(0.025)
    expect(share(journeys, 'missed_check_in')).toBeLessThan(0.01)
  })

  test('cost the fee, which is not always printed', () => {
    const missed = slipped(travelOf()).filter(({ slip }) => slip === 'missed_check_out')
    expect(new Set(missed.map(({ cents }) => cents))).toEqual(new Set([2000, 400, null]))
  })

  test('at one station are free within an hour and cost the fee after it', () => {
    const turned = slipped(travelOf()).filter(({ slip }) => slip === 'same_station')
    for (const { cents, inAt, outAt, route } of turned) {
      expect(route.to).toBe(route.from)
      expect(cents).toBe(outAt! - inAt! <= 60 ? 0 : 2000)
    }
    expect(turned.length).toBeGreaterThan(0)
  })

  test('do not happen on a free ride', () => {
    const free = slipped(travelOf('free_travel')).filter(({ slip, product }) => slip && product)
    expect(free).toEqual([])
  })

  test('on two cards charge the same minute and places twice', () => {
    const journeys = withDoubleTaps(travelOf(), BANK_CARD, randomOf(1, 'double'))
    const copies = journeys.filter(({ card }) => card === BANK_CARD)
    expect(copies.length).toBeGreaterThan(5)
    for (const { inAt, outAt, route } of copies) {
      expect(journeys).toContainEqual(expect.objectContaining({ card: CARD, inAt, outAt, route }))
    }
  })

  test('leave the last journey open for who is still travelling', () => {
    expect(stillTravelling(travelOf()).at(-1)).toMatchObject({ outAt: null, cents: null })
  })
})
