import { type PlaceLists, listsOf } from '#app/travel/operators/place_lists'
import { queryRow, queryRows } from '#app/platform/shared/tenancy'
import type { KnownMode } from '#app/travel/operators/mode'
import type { PlaceKind, Service } from '#app/travel/operators/concession'

/** Days are ISO dates. */
export type ConcessionRow = {
  id: number
  name: string
  modes: KnownMode[]
  brands: string[]
  validFrom: string
  validTo: string | null
  places: number
  isConfirmed: boolean
}

/** Those that run now or later first. */
export const concessionsOf = (counterpartyId: number) =>
  queryRows<ConcessionRow>(
    `select id, name, modes, brands, valid_from::text as "validFrom", valid_to::text as "validTo", confirmed as "isConfirmed",
       (select count(*)::int from concession_places p where p.concession_id = concessions.id) as places
     from concessions where counterparty_id = ?
     order by coalesce(valid_to, 'infinity'::date) desc, name`,
    [counterpartyId]
  )

export type ConcessionDetails = PlaceLists &
  Omit<ConcessionRow, 'places'> & { isNight: boolean; placeKind: PlaceKind; source: string }

/** One of an operator, with its places by name or code. Null where there is none. */
export async function concessionOf(
  counterpartyId: number,
  id: number
): Promise<ConcessionDetails | null> {
  const found = await queryRow<
    Omit<ConcessionDetails, Service> & { places: Parameters<typeof listsOf>[0] }
  >(
    `select id, name, modes, brands, valid_from::text as "validFrom", valid_to::text as "validTo", confirmed as "isConfirmed",
       is_night as "isNight", place_kind as "placeKind", source,
       (select coalesce(json_agg(json_build_object('place', place, 'service', service) order by place), '[]')
        from concession_places p where p.concession_id = concessions.id) as places
     from concessions where counterparty_id = ? and id = ?`,
    [counterpartyId, id]
  )
  if (!found) return null
  const { places, ...rest } = found
  return { ...rest, ...listsOf(places) }
}
