import type { FareSource } from '#app/claims/claims/fare_source'
import type { PastRide } from '#app/claims/claims/past_rides'
import { currentFares } from '#app/travel/trips/fares/current_fares'
import type { ListedFare } from '#app/travel/trips/fares/listed_fares'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import { railDiscount, railProduct } from '#app/travel/trips/fares/rail_product'
import { timeBand } from '#app/travel/trips/fares/time_band'
import type { Mode } from '#app/travel/operators/isomorphic/mode'
import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TravelClass } from '#app/travel/trips/travel_class'

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

/** What the traveller paid in the same class and time band; else the NS price list at the least discount; else null. */
export async function estimateFares(rides: PastRide[], routes: Route[]): Promise<(FareEstimate | null)[]> {
  if (routes.length === 0) return []
  const byRoute = Map.groupBy(rides, ({ fromPlace, toPlace, mode }) => routeKey(fromPlace, toPlace, mode))
  const listedFare = await currentFares()

  return routes.map((route): FareEstimate | null => {
    const own = ownFare(route, byRoute.get(routeKey(route.from, route.to, route.mode)) ?? [])
    if (own !== null) return { cents: own.fareCents, source: 'own_earlier_trip', ride: own }
    return listedCents(route, listedFare)
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
  )
  if (alike.length === 0) return null
  const isCertain = new Set(alike.map(productKey)).size === 1
  if (!isCertain) return alike.reduce((best, ride) => (ride.fareCents > best.fareCents ? ride : best))
  return alike.reduce((best, ride) => (Math.abs(ride.at - route.at) < Math.abs(best.at - route.at) ? ride : best))
}

function isSameProduct(ride: PastRide, route: Route) {
  if (route.mode !== 'train') return route.product === null || productKey(ride) === productKey(route)
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

/** By the price list, which holds second class only. */
function listedCents(route: Route, listedFare: ListedFare): FareEstimate | null {
  if (route.operator !== 'ns' || route.travelClass === 1) return null
  const fare = listedFare(route.from, route.to, Number(route.travelledOn.slice(0, 4)))
  if (fare === null) return null
  const cents = { 0: fare.fullCents, 20: fare.discount20Cents, 40: fare.discount40Cents, 100: 0 }[discountOf(route)]
  return { cents: cents ?? fare.fullCents, source: 'ns_fare_table', year: fare.year }
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
