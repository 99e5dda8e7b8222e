import { queryRows } from '#app/shared/tenancy'
import { normaliseStop } from '#app/trips/stop_name'
import { stationCode } from '#app/trips/stations'
import type { FareSource } from '#app/claims/fare_source'
import type { Mode } from '#app/trips/mode'
import type { TravelProduct } from '#app/users/travel_product'

export type Route = {
  from: string
  to: string
  mode: Mode
  operator: string | null
  travelledOn: string
}
export type FareEstimate = { cents: number; source: FareSource }
type Traveller = { id: number; tenantId: number; travelProduct: TravelProduct }

/** The highest number of tariff units on the price list (NS prijslijst 2026). */
const MOST_UNITS = 200

/** The fare this traveller last paid on the route, either way; else from the NS price list; else null. */
export async function estimateFares(
  traveller: Traveller,
  routes: Route[]
): Promise<(FareEstimate | null)[]> {
  if (routes.length === 0) return []
  const [earlier, listed] = await Promise.all([
    earlierFares(traveller),
    listedFares(traveller.travelProduct, routes),
  ])

  return routes.map((route, i) => {
    const own = earlier.get(routeKey(route.from, route.to, route.mode))
    if (own !== undefined) return { cents: own, source: 'own_earlier_trip' }
    return listed[i] === null ? null : { cents: listed[i], source: 'ns_fare_table' }
  })
}

async function earlierFares({ id, tenantId }: Traveller) {
  const found = await queryRows<{
    from_place: string
    to_place: string
    fare_cents: number
    mode: Mode
  }>(
    `select from_place, to_place, mode, fare_cents from (
       select distinct on (from_place, to_place, mode) from_place, to_place, mode, fare_cents, travelled_at
       from trips
       where tenant_id = ? and user_id = ? and status = 'complete' and irregularity is null and fare_cents > 0
         and from_place is not null and to_place is not null and not same_station
       order by from_place, to_place, mode, travelled_at desc
     ) newest order by travelled_at`,
    [tenantId, id]
  )
  return new Map(
    found.map((one) => [routeKey(one.from_place, one.to_place, one.mode), one.fare_cents])
  )
}

function routeKey(from: string, to: string, mode: Mode) {
  const [a, b] = [normaliseStop(from), normaliseStop(to)].sort()
  return `${mode}|${a}|${b}`
}

/** Uses the price list of the year of the journey, or of the nearest year we have. */
async function listedFares(product: TravelProduct, routes: Route[]): Promise<(number | null)[]> {
  const asked = routes.map((route) => {
    const codes =
      route.operator === 'ns' ? [stationCode(route.from), stationCode(route.to)].sort() : []
    return { from: codes[0] ?? '', to: codes[1] ?? '', year: Number(route.travelledOn.slice(0, 4)) }
  })
  const found = await queryRows<{ cents: number | null }>(
    `select fare.cents
     from unnest(?::text[], ?::text[], ?::int[]) with ordinality as asked (from_code, to_code, year, nth)
     left join lateral (
       select case when ? = 'discount_40' then discount_40_cents when ? = 'discount_20' then discount_20_cents
                   else full_cents end as cents
       from tariff_units u join ns_fares f on f.units = least(u.units, ?)
       where u.from_code = asked.from_code and u.to_code = asked.to_code
       order by abs(f.year - asked.year) limit 1
     ) fare on true order by asked.nth`,
    [
      asked.map((one) => one.from),
      asked.map((one) => one.to),
      asked.map((one) => one.year),
      product,
      product,
      MOST_UNITS,
    ]
  )
  return found.map((one) => one.cents)
}
