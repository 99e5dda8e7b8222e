import type { Day, Minute, Period } from '#database/demo/calendar'
import { DAY_MINUTES, weekdayOf } from '#database/demo/calendar'
import { fareOf } from '#database/demo/fares'
import { awayDays, isFreeDay, isSummerBreak } from '#database/demo/free_days'
import type { Habit, Slip } from '#database/demo/plan'
import type { Random } from '#database/demo/random'
import { reversed, type Route } from '#database/demo/routes'
import type { DemoCard } from '#database/demo/types'
import type { TravelProduct } from '#app/people/accounts/isomorphic/travel_product'

export type Journey = {
  kind: 'journey'
  card: DemoCard
  holder: string
  route: Route
  inAt: Minute | null
  outAt: Minute | null
  /** What the export prints: the fare, or the fee of a missed tap; null when blank. */
  cents: number | null
  fareCents: number | null
  feeCents: number
  product: string | null
  purpose: 'private' | 'business'
  slip: Slip | null
}
type Traveller = {
  holder: string
  cards: DemoCard[]
  habits: Habit[]
  travelProduct: TravelProduct
}

const WORTH_A_DELAY = 0.012

/** The moment of its first tap. */
export function beganAt({ inAt, outAt }: Journey): Minute {
  // One of the two is always there.
  return (inAt ?? outAt) as Minute
}

/** Where somebody's habits bring them, day after day. */
export function journeysOf(traveller: Traveller, period: Period, random: Random): Journey[] {
  const away = awayDays(period, random)
  const journeys: Journey[] = []
  for (let day = period.from; day <= period.until; day++) {
    if (!away.has(day)) journeys.push(...dayOut(traveller, day, random))
  }
  return journeys
}

function dayOut(traveller: Traveller, day: Day, random: Random): Journey[] {
  const journeys: Journey[] = []
  let freeFrom = day * DAY_MINUTES
  for (const habit of traveller.habits) {
    const leavesAt = day * DAY_MINUTES + habit.out + random.between(-9, 14)
    if (!happens(habit, day, random) || leavesAt < freeFrom) continue

    const outward = ride(traveller, habit, habit.routes, leavesAt, random)
    journeys.push(...outward.journeys)
    freeFrom = outward.arrivesAt + 10
    if (habit.back === null) continue

    const way = habit.routes.map(reversed).reverse()
    const returnsAt = day * DAY_MINUTES + habit.back + random.between(-20, 35)
    const back = ride(traveller, habit, way, Math.max(returnsAt, freeFrom), random)
    journeys.push(...back.journeys)
    freeFrom = back.arrivesAt + 10
  }
  return journeys
}

function happens(habit: Habit, day: Day, random: Random) {
  const isWilling = random.chance(habit.share)
  if (!isWilling || !habit.days.includes(weekdayOf(day))) return false
  if (habit.isStudy && isSummerBreak(day)) return false
  return habit.isLeisure || !isFreeDay(day)
}

/** One route after the other, with the walk between them. */
function ride(traveller: Traveller, habit: Habit, routes: Route[], leavesAt: Minute, random: Random) {
  let now = leavesAt
  const journeys = routes.map((route): Journey => {
    const inAt = now
    const outAt = inAt + durationOf(route, random)
    now = outAt + random.between(3, 9)
    const fare = fareOf(route, inAt, traveller.travelProduct)
    return {
      kind: 'journey',
      card: traveller.cards[habit.card ?? 0],
      holder: traveller.holder,
      route,
      inAt,
      outAt,
      ...fare,
      fareCents: fare.cents,
      purpose: habit.isBusiness ? 'business' : 'private',
      slip: null,
    }
  })
  return { journeys, arrivesAt: now }
}

function durationOf(route: Route, random: Random) {
  const wait = random.between(1, route.mode === 'train' ? 7 : 4)
  const isLate = route.mode === 'train' && random.chance(WORTH_A_DELAY)
  return route.minutes + wait + (isLate ? random.between(28, 75) : 0)
}
