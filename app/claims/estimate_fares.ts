import type { FareSource } from '#app/claims/fare_source'
import type { PastRide } from '#app/claims/past_rides'
import { queryRows } from '#app/shared/tenancy'
import { type RailPass, railDiscount, railProduct } from '#app/trips/fares/rail_product'
import { timeBand } from '#app/trips/fares/time_band'
import type { Mode } from '#app/trips/mode'
import { stationCode } from '#app/trips/stations'
import { normaliseStop } from '#app/trips/stop_name'
import type { TravelClass } from '#app/trips/travel_class'
import type { TravelProduct } from '#app/users/travel_product'

export type Route = {
  from: string
  to: string
  mode: Mode
  operator: string | null
  /** Epoch milliseconds. */
  at: number
  /** ISO date in Amsterdam. */
  travelledOn: string
  /** As the file prints it; null when it does not say. */
  product: string | null
  travelClass: TravelClass | null
}
export type FareEstimate = { cents: number; source: FareSource }

/** The highest number of tariff units on the price list (NS prijslijst 2026). */
const MOST_UNITS = 200

/**
 * What each route costs: as the same traveller paid for it with the same product, in the same class and time band; else
 * from the NS price list, with `product` where the file names none; else null.
 */
export async function estimateFares(
  rides: PastRide[],
  product: TravelProduct,
  routes: Route[]
): Promise<(FareEstimate | null)[]> {
  if (routes.length === 0) return []
  const byRoute = Map.groupBy(rides, ({ fromPlace, toPlace, mode }) => routeKey(fromPlace, toPlace, mode)) // prettier-ignore
  const listed = await listedFares(product, routes)

  return routes.map((route, i): FareEstimate | null => {
    const own = ownFare(route, byRoute.get(routeKey(route.from, route.to, route.mode)) ?? [])
    if (own !== null) return { cents: own, source: 'own_earlier_trip' }
    return listed[i] === null ? null : { cents: listed[i], source: 'ns_fare_table' }
  })
}

function routeKey(from: string, to: string, mode: Mode) {
  const [a, b] = [normaliseStop(from), normaliseStop(to)].sort()
  return `${mode}|${a}|${b}`
}

/** Of the nearest day; the highest where the file does not tell the product of the trip and they differ. */
function ownFare(route: Route, rides: PastRide[]): number | null {
  const alike = rides.filter(
    (ride) =>
      (route.travelClass === null || ride.travelClass === null || ride.travelClass === route.travelClass) &&
      (route.product === null || productKey(ride) === productKey(route)) &&
      bandKey(ride) === bandKey({ ...route, product: ride.product })
  ) // prettier-ignore
  if (alike.length === 0) return null
  const isCertain = new Set(alike.map(productKey)).size === 1
  if (!isCertain) return Math.max(...alike.map(({ fareCents }) => fareCents))
  const nearest = alike.reduce((best, ride) =>
    Math.abs(ride.at - route.at) < Math.abs(best.at - route.at) ? ride : best
  )
  return nearest.fareCents
}

type Paid = Pick<PastRide, 'mode' | 'product' | 'at'>

function productKey({ mode, product }: Pick<Paid, 'mode' | 'product'>) {
  if (mode !== 'train') return normaliseStop(product ?? '')
  const { pass, isAccount } = railProduct(product ?? '')
  return `${pass} ${isAccount}`
}

/** Only discounts of the train go by the hour. */
function bandKey({ mode, product, at }: Paid) {
  if (mode !== 'train' || railProduct(product ?? '').pass === 'full') return 'any'
  return timeBand(at)
}

type ListedFare = {
  full: number | null
  less20: number | null
  less40: number | null
}

/** Uses the price list of the year of the journey, or of the nearest year we have. It holds second class only. */
async function listedFares(product: TravelProduct, routes: Route[]): Promise<(number | null)[]> {
  const asked = routes.map((route) => {
    const isListed = route.operator === 'ns' && route.travelClass !== 1
    const codes = isListed ? [stationCode(route.from), stationCode(route.to)].sort() : []
    return { from: codes[0] ?? '', to: codes[1] ?? '', year: Number(route.travelledOn.slice(0, 4)) }
  })
  const found = await queryRows<ListedFare>(
    `select fare.*
     from unnest(?::text[], ?::text[], ?::int[]) with ordinality as asked (from_code, to_code, year, nth)
     left join lateral (
       select full_cents as full, discount_20_cents as less20, discount_40_cents as less40
       from tariff_units u join ns_fares f on f.units = least(u.units, ?)
       where u.from_code = asked.from_code and u.to_code = asked.to_code
       order by abs(f.year - asked.year) limit 1
     ) fare on true order by asked.nth`,
    [
      asked.map((one) => one.from),
      asked.map((one) => one.to),
      asked.map((one) => one.year),
      MOST_UNITS,
    ]
  )
  return found.map((fare, i) => {
    const discount = discountOf(routes[i], product)
    if (fare.full === null || discount === 100) return fare.full === null ? null : 0
    return discount === 40 ? fare.less40 : discount === 20 ? fare.less20 : fare.full
  })
}

const DISCOUNTS: Partial<Record<TravelProduct, number>> = { discount_20: 20, discount_40: 40 }
/** How much these take off depends on what the file does not say. */
const UNCLEAR: RailPass[] = ['other_discount']

function discountOf(route: Route, product: TravelProduct) {
  const pass = route.product === null ? null : railProduct(route.product).pass
  if (pass === null || UNCLEAR.includes(pass)) return DISCOUNTS[product] ?? 0
  return railDiscount(pass, route.at)
}
