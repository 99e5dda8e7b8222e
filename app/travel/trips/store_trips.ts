import type { Client } from 'pg'
import { instant } from '#app/platform/shared/clock'
import { type Value, bulkInsert, rowsSource } from '#app/platform/shared/bulk_insert'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import { irregularityOf } from '#app/travel/trips/isomorphic/irregularity'
import { isBusiness } from '#app/travel/trips/purpose'
import type { TripDraft } from '#app/travel/trips/trip_draft'

export type CardOwner = { id: number; tenant_id: number; user_id: number; kind: CardKind; has_trips: boolean }
type Operators = Map<string, number>
type CardTrips = { card: CardOwner; trips: TripDraft[] }

const COLUMNS = [
  'tenant_id',
  'user_id',
  'card_id',
  'anchor_transaction_id',
  'check_in_transaction_id',
  'check_out_transaction_id',
  'fee_transaction_id',
  'refund_transaction_id',
  'counterparty_id',
  'mode',
  'status',
  'irregularity',
  'from_place',
  'to_place',
  'checked_in_at',
  'checked_out_at',
  'fare_cents',
  'fee_cents',
  'same_station',
  'purpose',
  'is_business',
  'reasons',
  'operator_choices',
  'merged_transaction_ids',
  'unclear_transaction_ids',
  'rail_passes',
  'other_post_transaction_id',
] as const

/** `kept`: anchors of stored trips that stay without a draft. */
export async function storeTrips(connection: Client, drafts: CardTrips[], operators: Operators, kept: number[] = []) {
  const fresh = drafts.filter(({ card }) => !card.has_trips)
  const again = drafts.filter(({ card }) => card.has_trips)

  await bulkInsert(connection, 'trips', COLUMNS, rowsOf(fresh, operators))
  if (again.length > 0) await replaceTrips(connection, again, operators, kept)
}

/** One statement sees all trips as they were. A claimed trip whose first tap moved to another stays as evidence. */
async function replaceTrips(connection: Client, drafts: CardTrips[], operators: Operators, kept: number[]) {
  const rows = rowsOf(drafts, operators)
  const { source, values } = await rowsSource(connection, 'trips', COLUMNS, rows)
  const changing = COLUMNS.filter((column) => column !== 'anchor_transaction_id')
  const cardIds = `$${values.length + 1}::bigint[]`
  const keptIds = `$${values.length + 2}::bigint[]`
  await connection.query(
    `with drafts as materialized (${source}),
     gone as (
       select t.id, exists (select 1 from claims c where c.trip_id = t.id) as is_claimed
       from trips t where t.card_id = any(${cardIds}) and not t.anchor_transaction_id = any(${keptIds})
         and not exists (select 1 from drafts d where d.anchor_transaction_id = t.anchor_transaction_id)
     ),
     deleted as (
       delete from trips where id in (select id from gone where not is_claimed)
     ),
     superseded as (
       update trips set status = 'superseded', irregularity = null
       where id in (select id from gone where is_claimed)
     )
     insert into trips (${COLUMNS.join(', ')}) select ${COLUMNS.join(', ')} from drafts
     on conflict (anchor_transaction_id) do update
     set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [...values, drafts.map(({ card }) => card.id), kept]
  )
}

/** By day of travel, as most indexes are: so neighbours are written together. */
const rowsOf = (drafts: CardTrips[], operators: Operators) =>
  drafts
    .flatMap(({ card, trips }) => trips.map((trip) => ({ card, trip })))
    .sort((a, b) => travelledAt(a.trip) - travelledAt(b.trip))
    .map(({ card, trip }) => rowOf(card, trip, operators))

const travelledAt = ({ checkedInAt, checkedOutAt }: TripDraft) => checkedInAt ?? checkedOutAt ?? 0

const rowOf = (card: CardOwner, trip: TripDraft, operators: Operators): Value[] => [
  card.tenant_id,
  card.user_id,
  card.id,
  trip.anchorTransactionId,
  trip.checkInTransactionId,
  trip.checkOutTransactionId,
  trip.feeTransactionId,
  trip.refundTransactionId,
  operators.get(trip.operator ?? '') ?? null,
  trip.mode,
  trip.status,
  irregularityOf(trip),
  trip.fromPlace,
  trip.toPlace,
  instant(trip.checkedInAt),
  instant(trip.checkedOutAt),
  trip.fareCents,
  trip.feeCents,
  trip.sameStation,
  trip.purpose,
  isBusiness(trip.purpose, card.kind),
  trip.reasons,
  trip.operatorChoices,
  trip.mergedTransactionIds.map(String),
  trip.unclearTransactionIds.map(String),
  trip.railPasses,
  trip.otherPostTransactionId,
]

export async function operatorIds(connection: Client): Promise<Operators> {
  const { rows } = await connection.query<{ id: number; slug: string }>('select id, slug from counterparties')
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
