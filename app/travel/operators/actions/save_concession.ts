import { number, orNull, text } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import type { Infer } from '@vinejs/vine/types'
import { record } from '#app/messages/events/record'
import type Counterparty from '#app/travel/operators/counterparty'
import { placesOf } from '#app/travel/operators/place_lists'
import type { concessionValidator } from '#app/travel/operators/validators'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, lock } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

export type ConcessionTerms = Infer<typeof concessionValidator>

/** Stored trips follow it only after `node ace trips:rebuild`. Throws a Refusal. */
export async function saveConcession(operator: Counterparty, id: number | null, terms: ConcessionTerms, by: User) {
  const { name, modes, brands, validFrom, validTo, isNight, placeKind, source, confirmed } = terms
  if (validTo && validTo < validFrom) throw new Refusal('validTo', 'endsBeforeBegin')
  const places = placesOf(terms, placeKind)
  if (places.length === 0) throw new Refusal('own', 'noPlaces')
  await lock('concessions')
  const twin = await readRow(
    { id: number('id') },
    'from concessions where name = ? and valid_from = ? and modes = ?::text[] and id is distinct from ?',
    [name, validFrom, modes, id]
  )
  if (twin) throw new Refusal('name', 'concessionKnown')

  const values = {
    name,
    counterparty_id: operator.id,
    company: operator.name,
    modes,
    valid_from: validFrom,
    valid_to: validTo ?? null,
    brands: (brands ?? '')
      .split(',')
      .map((brand) => brand.trim())
      .filter(Boolean),
    is_night: isNight,
    place_kind: placeKind,
    source,
    confirmed,
    updated_at: now().toJSDate(),
  }
  const names = Object.keys(values).join(', ')
  const gaps = Object.keys(values)
    .map(() => '?')
    .join(', ')
  const stored = await readRow(
    { id: number('id') },
    (columns) =>
      id === null
        ? `insert into concessions (${names}) values (${gaps}) returning ${columns}`
        : `update concessions set (${names}) = (${gaps}) where id = ? and counterparty_id = ? returning ${columns}`,
    id === null ? Object.values(values) : [...Object.values(values), id, operator.id]
  )
  if (!stored) throw new Refusal('name', 'concessionGone')
  await replacePlaces(stored.id, places)
  await record(
    id === null ? 'concession.added' : 'concession.changed',
    { type: 'concession', id: stored.id, tenantId: null },
    by,
    { name, validFrom, validTo: validTo ?? null, places: places.length }
  )
}

/** Places that stay keep the group of NS lines that they are in. */
async function replacePlaces(id: number, places: ReturnType<typeof placesOf>) {
  const before = await readRows(
    { place: text('place'), ns_group: orNull(number('ns_group')) },
    (columns) => `
       delete from concession_places where concession_id = ? returning ${columns}`,
    [id]
  )
  const groups = new Map(before.map((one) => [one.place, one.ns_group]))
  const rows = places.map((one) => ({ ...one, ns_group: groups.get(one.place) ?? null }))
  await execute(
    `insert into concession_places (concession_id, place, service, ns_group)
     select ?, place, service, ns_group
     from jsonb_to_recordset(?::jsonb) as given (place text, service text, ns_group smallint)`,
    [id, JSON.stringify(rows)]
  )
}
