import type { FareSource } from '#app/claims/fare_source'
import type { PastRide } from '#app/claims/past_rides'
import { queryRows } from '#app/shared/tenancy'
import { MOST_UNITS } from '#app/trips/fares/listed_fares'
import type { RailPass } from '#app/trips/fares/rail_pass'
import { railDiscount, railProduct } from '#app/trips/fares/rail_product'
import { timeBand } from '#app/trips/fares/time_band'
import type { Mode } from '#app/trips/mode'
import { stationCode } from '#app/trips/stations'
import { normaliseStop } from '#app/trips/stop_name'
import type { TravelClass } from '#app/trips/travel_class'

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
  /** What can have been on the card; empty where nobody looked. */
  railPasses: RailPass[]
  travelClass: TravelClass | null
}
/** `ride`: the own trip that cost as much; `year`: of the price list. */
export type FareEstimate = {
  cents: number
  source: FareSource
  ride?: PastRide
  year?: number
}

/**
 * What each route costs: as the same traveller paid for it with the same product, in the same class and time band; else
 * from the NS price list, by the least discount that can have been on the card; else null.
 */
export async function estimateFares(
  rides: PastRide[],
  routes: Route[]
): Promise<(FareEstimate | null)[]> {
  if (routes.length === 0) return []
  const byRoute = Map.groupBy(rides, ({ fromPlace, toPlace, mode }) => routeKey(fromPlace, toPlace, mode)) // prettier-ignore
  const listed = await listedFares(routes)

  return routes.map((route, i): FareEstimate | null => {
    const own = ownFare(route, byRoute.get(routeKey(route.from, route.to, route.mode)) ?? [])
    if (own !== null) return { cents: own.fareCents, source: 'own_earlier_trip', ride: own }
    const { cents, year } = listed[i]
    return cents === null ? null : { cents, source: 'ns_fare_table', year }
  })
}

function routeKey(from: string, to: string, mode: Mode) {
  const [a, b] = [normaliseStop(from), normaliseStop(to)].sort()
  return `${mode}|${a}|${b}`
}

/** Of the nearest day; the highest where the file does not tell the product of the trip and they differ. */
function ownFare(route: Route, rides: PastRide[]): PastRide | null {
  const alike = rides.filter(
    (ride) =>
      (route.travelClass === null || ride.travelClass === null || ride.travelClass === route.travelClass) &&
      isSameProduct(ride, route) &&
      bandKey(ride) === bandKey({ ...route, product: ride.product })
  ) // prettier-ignore
  if (alike.length === 0) return null
  const isCertain = new Set(alike.map(productKey)).size === 1
  if (!isCertain)
    return alike.reduce((best, ride) => (ride.fareCents > best.fareCents ? ride : best))
  return alike.reduce((best, ride) =>
    Math.abs(ride.at - route.at) < Math.abs(best.at - route.at) ? ride : best
  )
}

function isSameProduct(ride: PastRide, route: Route) {
  if (route.mode !== 'train')
    return route.product === null || productKey(ride) === productKey(route)
  const [pass, paidWith] = [knownPass(route), railProduct(ride.product ?? '').pass]
  return pass === null || paidWith === null || pass === paidWith
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
  year: number
}

type Listed = { cents: number | null; year: number }

/** Uses the price list of the year of the journey, or of the nearest year we have. It holds second class only. */
async function listedFares(routes: Route[]): Promise<Listed[]> {
  const asked = routes.map((route) => {
    const isListed = route.operator === 'ns' && route.travelClass !== 1
    const codes = isListed ? [stationCode(route.from), stationCode(route.to)].sort() : []
    return { from: codes[0] ?? '', to: codes[1] ?? '', year: Number(route.travelledOn.slice(0, 4)) }
  })
  const found = await queryRows<ListedFare>(
    `select fare.*
     from unnest(?::text[], ?::text[], ?::int[]) with ordinality as asked (from_code, to_code, year, nth)
     left join lateral (
       select full_cents as full, discount_20_cents as less20, discount_40_cents as less40, f.year
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
    const discount = discountOf(routes[i])
    const charged = discount === 40 ? fare.less40 : discount === 20 ? fare.less20 : fare.full
    return { cents: fare.full !== null && discount === 100 ? 0 : charged, year: fare.year }
  })
}

/** The one that the file names, or that other rides of the card tell. */
export function knownPass({ product, railPasses }: Pick<Route, 'product' | 'railPasses'>) {
  if (railPasses.length === 1) return railPasses[0]
  return railProduct(product ?? '').pass
}

/** The least that any of them takes off: a higher fare asks less of the operator. */
function discountOf(route: Route) {
  const pass = knownPass(route)
  const passes = pass ? [pass] : route.railPasses
  return passes.length === 0 ? 0 : Math.min(...passes.map((one) => railDiscount(one, route.at)))
}
