import { cents, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { TravelClass } from '#app/travel/trips/travel_class'
import type { Mode } from '#app/travel/operators/isomorphic/mode'

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

/** The join uses CASE, because COALESCE counts as leaky (`database/policies.sql`). */
export const pastRides = (traveller: { id: number; tenantId: number }, places: string[]): Promise<PastRide[]> =>
  readRows(
    {
      fromPlace: text('t.from_place'),
      toPlace: text('t.to_place'),
      mode: typed<Mode>('t.mode'),
      fareCents: cents('t.fare_cents'),
      at: number('extract(epoch from t.travelled_at)::float8 * 1000'),
      product: orNull(text('x.product')),
      travelClass: orNull(typed<TravelClass>('x.travel_class')),
    },
    `from trips t
     join transactions x on x.id = case
       when t.check_out_transaction_id is not null then t.check_out_transaction_id
       else t.check_in_transaction_id end
     where t.tenant_id = ? and t.user_id = ? and t.status = 'complete' and t.irregularity is null
       and t.fare_cents > 0 and not t.same_station and t.from_place = any(?::text[]) and t.to_place = any(?::text[])`,
    [traveller.tenantId, traveller.id, places, places]
  )
