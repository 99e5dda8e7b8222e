import type { Client } from 'pg'
import { rowsOf } from '#app/trips/merge_reports'
import type { TripDraft } from '#app/trips/trip_draft'

/** By the first tap of the trip it was given for. */
export type Overrides = Map<number, { operator: string | null; hasFare: boolean }>

/** What travellers say of their trips goes before what is inferred, whatever is uploaded later. */
export function applyOverrides(trips: TripDraft[], overrides: Overrides) {
  if (overrides.size === 0) return
  for (const trip of trips) {
    const given = rowsOf(trip)
      .map((id) => overrides.get(id))
      .find((one) => one !== undefined)
    if (!given) continue
    if (given.operator !== null) {
      trip.operator = given.operator
      trip.reasons = trip.reasons.filter((reason) => !reason.startsWith('operator_'))
      trip.reasons.push('operator_chosen_by_traveller')
    }
    if (given.hasFare) trip.reasons.push('fare_entered_by_traveller')
  }
}

export async function overridesOf(connection: Client, cardIds: number[]): Promise<Overrides> {
  const { rows } = await connection.query<{ tap: number; operator: string | null; fare: boolean }>(
    `select o.anchor_transaction_id as tap, c.slug as operator, o.fare_cents is not null as fare
     from trip_overrides o join transactions t on t.id = o.anchor_transaction_id
     left join counterparties c on c.id = o.counterparty_id where t.card_id = any($1)`,
    [cardIds]
  )
  return new Map(rows.map(({ tap, operator, fare }) => [tap, { operator, hasFare: fare }]))
}
