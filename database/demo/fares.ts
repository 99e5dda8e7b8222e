import { DAY_MINUTES, dayAt, partsOf, weekdayOf, type Day, type Minute } from '#database/demo/calendar'
import { isFreeDay } from '#database/demo/free_days'
import type { Route } from '#database/demo/routes'
import type { TravelProduct } from '#app/people/accounts/isomorphic/travel_product'

type Fare = {
  /** Null on a subscription: the operators then print nothing. */
  cents: number | null
  /** What a missed tap costs here. */
  feeCents: number
  /** The product that was used, as printed; null without one. */
  product: string | null
}
type Reduction = { discount: number; product: string | null }

const TRAIN_FEE_CENTS = 2000
const LOCAL_FEE_CENTS = 400
const FIRST_YEAR_OF_LISTED_PRICES = 2026
const TRAIN_PRICES_BEFORE = 0.945
const LOCAL_PRICES_BEFORE = 0.97

const FULL: Reduction = { discount: 0, product: null }

export function fareOf(route: Route, at: Minute, travelProduct: TravelProduct): Fare {
  const { discount, product } = reductionOn(route, at, travelProduct)
  const isTrain = route.mode === 'train'
  const fee = isTrain ? TRAIN_FEE_CENTS * (1 - discount) : LOCAL_FEE_CENTS
  if (discount === 1) return { cents: null, feeCents: fee, product }

  const cents = Math.round(priceOf(route, dayAt(at)) * (1 - discount))
  return { cents, feeCents: Math.round(fee), product }
}

/** Twenty to forty percent on the train, or everything: see the price list of NS. */
function reductionOn(route: Route, at: Minute, travelProduct: TravelProduct): Reduction {
  const isWeekend = [0, 6].includes(weekdayOf(dayAt(at)))
  if (travelProduct === 'student' && !isWeekend) {
    return { discount: 1, product: 'Studenten weekabonnement Vrij Reizen' }
  }
  if (travelProduct === 'student' && route.mode === 'train') {
    return { discount: 0.4, product: `Reizen op Saldo ${route.operator} met korting (2e klas)` }
  }
  if (route.operator !== 'NS') return FULL

  switch (travelProduct) {
    case 'discount_20':
      return { discount: isPeak(at) ? 0.2 : 0.4, product: 'Altijd Voordeel (maandabonnement)' }
    case 'discount_40':
      return isPeak(at) ? FULL : { discount: 0.4, product: 'Dal Voordeel' }
    case 'off_peak':
      return isPeak(at) ? FULL : { discount: 1, product: 'Dal Vrij' }
    case 'free_travel':
      return { discount: 1, product: 'Altijd Vrij' }
    default:
      return FULL
  }
}

function isPeak(at: Minute) {
  if (isFreeDay(dayAt(at))) return false
  const minutes = at % DAY_MINUTES
  return (minutes >= 390 && minutes < 540) || (minutes >= 960 && minutes < 1110)
}

function priceOf(route: Route, day: Day) {
  if (partsOf(day).year >= FIRST_YEAR_OF_LISTED_PRICES) return route.cents
  if (route.mode !== 'train') return Math.round(route.cents * LOCAL_PRICES_BEFORE)
  // NS rounds to ten cents.
  return Math.round((route.cents * TRAIN_PRICES_BEFORE) / 10) * 10
}
