import { DAY_MINUTES, dayAt, partsOf, type Minute } from '#database/demo/calendar'
import type { Quirks } from '#database/demo/plan'
import type { Random } from '#database/demo/random'
import type { DemoCard } from '#database/demo/types'
import { beganAt, type Journey } from '#database/demo/travel'

/** What stands in an export between the journeys. */
export type Booking = {
  kind: 'top_up' | 'auto_top_up' | 'product' | 'supplement' | 'refund' | 'correction_fee' | 'unknown'
  card: DemoCard
  holder: string
  at: Minute
  place: string
  cents: number | null
  product: string | null
}
export type TravelEvent = Journey | Booking

const PEAK_HOURS = [7, 8, 16, 17]
const TOP_UP_CENTS = 2000
const DAYS_TO_REFUND = 17
/** NS books a fee on the fifth day after the trip, or a little later. */
const DAYS_TO_FEE = [5, 7] as const

/** Everything that is booked because somebody travelled. */
export function bookingsFor(journeys: Journey[], quirks: Quirks, random: Random): Booking[] {
  const onBalance = journeys.filter(({ card }) => ['personal', 'anonymous'].includes(card.kind))
  return [
    ...supplements(onBalance),
    ...topUps(onBalance, random),
    ...products(onBalance),
    ...fees(journeys, random),
    ...(quirks.hasRefund ? [refund(onBalance)] : []),
    ...unknowns(onBalance, quirks.unknownNames ?? 0),
  ]
}

function supplements(journeys: Journey[]): Booking[] {
  return journeys.flatMap(({ card, holder, inAt, route }) => {
    const { supplementCents } = route
    if (supplementCents === undefined || inAt === null) return []
    if (!PEAK_HOURS.includes(Math.floor((inAt % DAY_MINUTES) / 60))) return []
    return [booking('supplement', { card, holder, at: inAt + 2, cents: supplementCents })]
  })
}

/** The balance is filled at the gate whenever it has become too low. */
function topUps(journeys: Journey[], random: Random): Booking[] {
  const byCard = Map.groupBy(journeys, ({ card }) => card)
  return [...byCard.values()].flatMap((ofCard) => {
    const kind = random.chance(0.75) ? 'auto_top_up' : 'top_up'
    let balance = random.between(0, 4000)

    return ofCard.flatMap(({ card, holder, inAt, route, cents }): Booking[] => {
      balance -= cents ?? 0
      if (balance > 0 || inAt === null) return []
      const filled = kind === 'auto_top_up' ? TOP_UP_CENTS : random.pick([2000, 3000, 5000])
      balance += filled
      const place = kind === 'auto_top_up' ? `bij ${route.operator}` : route.from
      return [booking(kind, { card, holder, at: inAt, place, cents: filled })]
    })
  })
}

/** A product is put on the card again on its first ride in January and July. */
function products(journeys: Journey[]): Booking[] {
  const halfYears = new Set<string>()
  return journeys.flatMap(({ card, holder, inAt, product }) => {
    if (product === null || inAt === null) return []
    const { year, month } = partsOf(dayAt(inAt))
    const halfYear = `${year}-${month > 6}-${card.number}`
    if (halfYears.has(halfYear)) return []

    halfYears.add(halfYear)
    return [booking('product', { card, holder, at: inAt, product })]
  })
}

/** Business cards pay the fee days later, in a row of its own. */
function fees(journeys: Journey[], random: Random): Booking[] {
  const missed = journeys.filter(({ card, slip }) => card.kind === 'business' && slip?.startsWith('missed'))
  return missed.map((journey) => {
    const { card, holder, feeCents, slip } = journey
    const day = dayAt(beganAt(journey)) + random.between(...DAYS_TO_FEE)
    const product = slip === 'missed_check_out' ? 'reis zonder check-uit' : 'reis zonder check-in'
    return booking('correction_fee', {
      card,
      holder,
      at: day * DAY_MINUTES,
      cents: feeCents,
      product,
    })
  })
}

/** The operator paid one fee back by itself. */
function refund(journeys: Journey[]): Booking {
  const missed = journeys.filter(
    ({ cents, route, slip }) => slip === 'missed_check_out' && cents !== null && route.mode === 'train'
  )
  // In the middle of the story: long settled today.
  const journey = missed[Math.floor(missed.length / 2)]
  const { card, holder, feeCents, fareCents } = journey
  const at = beganAt(journey) + DAYS_TO_REFUND * DAY_MINUTES
  return booking('refund', { card, holder, at, cents: feeCents - (fareCents ?? 0) })
}

function unknowns(journeys: Journey[], count: number): Booking[] {
  return Array.from({ length: count }, (_, index) => {
    const fromEnd = Math.ceil((journeys.length * (index + 1)) / 8)
    const journey = journeys[journeys.length - fromEnd]
    const { card, holder } = journey
    return booking('unknown', { card, holder, at: beganAt(journey) + 1 })
  })
}

type Booked = Pick<Booking, 'card' | 'holder' | 'at'> & Partial<Booking>

function booking(kind: Booking['kind'], booked: Booked): Booking {
  return { kind, place: '', cents: null, product: null, ...booked }
}
