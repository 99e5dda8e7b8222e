import { DateTime } from 'luxon'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import type { Channel } from '#app/claims/rules/channel'
import { ZONE } from '#app/platform/shared/clock'

/** Catalog: `claims.guided.names`. */
export type GuidedField =
  | 'cardNumber'
  | 'validUntil'
  | 'travelledOn'
  | 'checkIn'
  | 'from'
  | 'checkOut'
  | 'to'
  | 'missingStop'
  | 'charged'
  | 'name'
  | 'birthDate'

/** `value` as Dutch forms take it: 03-11-2026, 17:42, 20,00. */
export type PreparedField = { name: GuidedField; value: string }

/** What the form asks and only the traveller can add; where it is added. Catalog: `claims.guided.missing`. */
export type MissingField = 'cardNumber' | 'validUntil' | 'birthDate'

type Added = { expiresOn: string | null; birthOn: string | null }

/** In the order of the channel's form. Days that the traveller added after the claim was made count too. */
export function guidedFields(
  { trip, claim, card, traveller }: Evidence,
  channel: Channel,
  added: Added
): { fields: PreparedField[]; missing: MissingField[] } {
  const expiresOn = card.expiresOn ?? added.expiresOn
  const birthOn = traveller.birthOn ?? added.birthOn
  const asksPerson = channel !== 'shared_site'
  const missing: MissingField[] = [
    ...(card.number === null && card.kind !== 'bank_card' ? (['cardNumber'] as const) : []),
    ...(expiresOn === null && card.kind !== 'bank_card' ? (['validUntil'] as const) : []),
    ...(birthOn === null && asksPerson ? (['birthDate'] as const) : []),
  ]
  const fields: [GuidedField, string | null][] = [
    ['cardNumber', card.number],
    ['validUntil', day(expiresOn)],
    ['travelledOn', day(trip.checkedInAt ?? trip.checkedOutAt)],
    ['from', trip.fromPlace],
    ['checkIn', time(trip.checkedInAt)],
    // The same stop twice, since nothing was travelled. Source: arriva.nl.
    ['to', claim.kind === 'wrong_post' ? trip.fromPlace : trip.toPlace],
    ['checkOut', time(trip.checkedOutAt)],
    ['missingStop', claim.statedPlace],
    ['charged', (claim.chargedCents / 100).toFixed(2).replace('.', ',')],
  ]
  // The site for all operators knows people by their card alone.
  if (asksPerson) fields.push(['name', traveller.name], ['birthDate', day(birthOn)])
  return {
    fields: fields.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    missing,
  }
}

const written = (iso: string | null, format: string) =>
  iso === null ? null : DateTime.fromISO(iso, { zone: ZONE }).toFormat(format)
const day = (iso: string | null) => written(iso, 'dd-MM-yyyy')
const time = (iso: string | null) => written(iso, 'HH:mm')
