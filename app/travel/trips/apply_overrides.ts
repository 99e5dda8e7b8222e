import type { Client } from 'pg'
import { rowsOf } from '#app/travel/trips/merge_reports'
import type { TapReading } from '#app/travel/trips/tap_reading'
import type { TripDraft } from '#app/travel/trips/trip_draft'

/** `isClaimed`: it follows from the kind of a claim, and nobody was asked. */
type Said = {
  operator: string | null
  hasFare: boolean
  tapReading: TapReading | null
  isClaimed?: boolean
}

/** By the first tap of the trip it was given for. */
export type Overrides = Map<number, Said>

export function tapSaidIn(overrides: Overrides, trip: TripDraft) {
  const said = saidIn(overrides, trip)
  return said?.tapReading ? { reading: said.tapReading, isAnswer: !said.isClaimed } : null
}

function saidIn(overrides: Overrides, trip: TripDraft): Said | undefined {
  if (overrides.size === 0) return undefined
  return rowsOf(trip)
    .map((id) => overrides.get(id))
    .find((one) => one !== undefined)
}

/** What travellers say of their trips goes before what is inferred, whatever is uploaded later. */
export function applyOverrides(trips: TripDraft[], overrides: Overrides) {
  if (overrides.size === 0) return
  for (const trip of trips) {
    const given = saidIn(overrides, trip)
    if (!given) continue
    if (given.operator !== null) {
      trip.operator = given.operator
      trip.reasons = trip.reasons.filter((reason) => !reason.startsWith('operator_'))
      trip.reasons.push('operator_chosen_by_traveller')
    }
    if (given.hasFare) trip.reasons.push('fare_entered_by_traveller')
  }
}

/** Who claims a trip says what its tap was. */
export async function overridesOf(connection: Client, cardIds: number[]): Promise<Overrides> {
  const { rows } = await connection.query<Said & { tap: number }>(
    `select said.anchor_transaction_id as tap, o.slug as operator, said.fare_cents is not null as "hasFare", said.tap_reading as "tapReading"
     from trip_overrides said join transactions t on t.id = said.anchor_transaction_id
     left join counterparties o on o.id = said.counterparty_id where t.card_id = any($1)`,
    [cardIds]
  )
  const overrides: Overrides = new Map(rows.map(({ tap, ...said }) => [tap, said]))
  const claimed = await connection.query<{ tap: number; tapReading: TapReading }>(
    `select t.anchor_transaction_id as tap,
       case c.kind when 'missed_check_out' then 'departure' when 'missed_check_in' then 'arrival' else 'wrong_post' end as "tapReading"
     from trips t join live_claims c on c.trip_id = t.id
     where t.card_id = any($1) and t.check_in_transaction_id is not null
       and c.kind in ('missed_check_out', 'missed_check_in', 'wrong_post')`,
    [cardIds]
  )
  for (const { tap, tapReading } of claimed.rows) {
    const said = overrides.get(tap) ?? { operator: null, hasFare: false }
    const isAnswer = overrides.get(tap)?.tapReading === tapReading
    overrides.set(tap, { ...said, tapReading, isClaimed: !isAnswer })
  }
  return overrides
}
