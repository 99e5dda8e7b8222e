import { day, flag, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { type PlaceLists, listsOf } from '#app/travel/operators/place_lists'
import type { KnownMode } from '#app/travel/operators/isomorphic/mode'
import type { PlaceKind } from '#app/travel/operators/concession'

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

export const concessionsOf = (counterpartyId: number): Promise<ConcessionRow[]> =>
  readRows(
    {
      id: number('id'),
      name: text('name'),
      modes: texts<KnownMode>('modes'),
      brands: texts('brands'),
      validFrom: day('valid_from'),
      validTo: orNull(day('valid_to')),
      isConfirmed: flag('confirmed'),
      places: number('(select count(*)::int from concession_places p where p.concession_id = concessions.id)'),
    },
    `from concessions where counterparty_id = ?
     order by coalesce(valid_to, 'infinity'::date) desc, name`,
    [counterpartyId]
  )

export type ConcessionDetails = PlaceLists &
  Omit<ConcessionRow, 'places'> & { isNight: boolean; placeKind: PlaceKind; source: string }

export async function concessionOf(counterpartyId: number, id: number): Promise<ConcessionDetails | null> {
  const found = await readRow(
    {
      id: number('id'),
      name: text('name'),
      modes: texts<KnownMode>('modes'),
      brands: texts('brands'),
      validFrom: day('valid_from'),
      validTo: orNull(day('valid_to')),
      isConfirmed: flag('confirmed'),
      isNight: flag('is_night'),
      placeKind: typed<PlaceKind>('place_kind'),
      source: text('source'),
      places: typed<
        Parameters<typeof listsOf>[0]
      >(`(select coalesce(json_agg(json_build_object('place', place, 'service', service) order by place), '[]')
        from concession_places p where p.concession_id = concessions.id)`),
    },
    'from concessions where counterparty_id = ? and id = ?',
    [counterpartyId, id]
  )
  if (!found) return null
  const { places, ...rest } = found
  return { ...rest, ...listsOf(places) }
}
