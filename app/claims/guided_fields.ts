import { DateTime } from 'luxon'
import type { Evidence } from '#app/claims/evidence/evidence'
import type { Channel } from '#app/counterparties/channel'
import { ZONE } from '#app/shared/clock'

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

/** The fields that the form of a channel asks, in its order, as far as they are known. */
export function guidedFields(
  { trip, claim, card, traveller }: Evidence,
  channel: Channel
): PreparedField[] {
  const fields: [GuidedField, string | null][] = [
    ['cardNumber', card.number],
    ['validUntil', day(card.expiresOn)],
    ['travelledOn', day(trip.checkedInAt ?? trip.checkedOutAt)],
    ['from', trip.fromPlace],
    ['checkIn', time(trip.checkedInAt)],
    ['to', trip.toPlace],
    ['checkOut', time(trip.checkedOutAt)],
    ['missingStop', claim.statedPlace],
    ['charged', (claim.chargedCents / 100).toFixed(2).replace('.', ',')],
  ]
  // The site for all operators knows people by their card alone.
  if (channel !== 'shared_site') {
    fields.push(['name', traveller.name], ['birthDate', day(traveller.birthOn)])
  }
  return fields.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}

const written = (iso: string | null, format: string) =>
  iso === null ? null : DateTime.fromISO(iso, { zone: ZONE }).toFormat(format)
const day = (iso: string | null) => written(iso, 'dd-MM-yyyy')
const time = (iso: string | null) => written(iso, 'HH:mm')
