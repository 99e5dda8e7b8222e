import { queryRows } from '#app/shared/tenancy'
import type { KnownMode } from '#app/trips/mode'

/** Days are ISO dates. */
export type ConcessionRow = {
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
    `select name, modes, brands, valid_from::text as "validFrom", valid_to::text as "validTo", confirmed as "isConfirmed",
       (select count(*)::int from concession_places p where p.concession_id = concessions.id) as places
     from concessions where counterparty_id = ?
     order by coalesce(valid_to, 'infinity'::date) desc, name`,
    [counterpartyId]
  )
