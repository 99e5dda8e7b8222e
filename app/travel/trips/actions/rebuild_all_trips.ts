import { cents, flag, number, numbers, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { asWorker, currentConnection } from '#app/platform/shared/tenancy'
import { markDoubleCharges } from '#app/travel/trips/actions/mark_double_charges'
import { cardKnowledge } from '#app/travel/trips/card_knowledge'
import { buildTrips } from '#app/travel/trips/build_trips'
import { irregularityOf } from '#app/travel/trips/isomorphic/irregularity'
import { rowsOf } from '#app/travel/trips/merge_reports'
import { type CardOwner, operatorIds, storeTrips } from '#app/travel/trips/store_trips'
import { transactionsOfCards } from '#app/travel/trips/travel_transactions'
import type { TripDraft } from '#app/travel/trips/trip_draft'

/** `[before, after]` by field; a trip that is new or gone has one field, `trip`. */
export type TripChange = { card: number; trip: string; fields: Record<string, [unknown, unknown]> }

export type Rebuilt = { cards: number; trips: number; kept: number; changes: TripChange[] }

const CARDS_PER_CHUNK = 50

type Options = { apply: boolean; onRound?: (done: Rebuilt) => void }

/** Stores only with `apply`. A trip with a live claim stays as it is, with every row that it stands on. */
export async function rebuildAllTrips({ apply, onRound }: Options): Promise<Rebuilt> {
  const all: Rebuilt = { cards: 0, trips: 0, kept: 0, changes: [] }
  for (let last = 0; ;) {
    const round = await asWorker(() => rebuildRound(last, apply))
    if (!round) return all
    last = round.last
    all.cards += round.cards
    all.trips += round.trips
    all.kept += round.kept
    all.changes.push(...round.changes)
    onRound?.(all)
  }
}

async function rebuildRound(after: number, apply: boolean) {
  const connection = await currentConnection()
  const { rows: cards } = await connection.query<CardOwner>(
    `select c.id, c.tenant_id, c.user_id, true as has_trips from ovcp_cards c
     where c.id > $1 and exists (select 1 from transactions t where t.card_id = c.id)
     order by c.id limit ${CARDS_PER_CHUNK} for update`,
    [after]
  )
  if (cards.length === 0) return null

  const ids = cards.map(({ id }) => id)
  const knownOf = await cardKnowledge(connection, ids)
  const transactions = await transactionsOfCards(connection, ids)
  const stored = Map.groupBy(await storedTrips(ids), ({ cardId }) => cardId)
  const drafts = cards.map((card) => {
    const trips = buildTrips(transactions.get(card.id) ?? [], knownOf(card.id))
    const kept = (stored.get(card.id) ?? []).filter(({ isClaimed }) => isClaimed)
    const taken = new Set(kept.flatMap(({ rows }) => rows))
    return { card, kept, trips: trips.filter((trip) => !rowsOf(trip).some((id) => taken.has(id))) }
  })
  const changes = drafts.flatMap(({ card, trips }) =>
    changesOf(
      card.id,
      (stored.get(card.id) ?? []).filter(({ isClaimed }) => !isClaimed),
      trips
    )
  )

  if (apply && changes.length > 0) {
    const keep = drafts.flatMap(({ kept }) => kept.map(({ anchor }) => anchor))
    await storeTrips(connection, drafts, await operatorIds(connection), keep)
    await markDoubleCharges([...new Set(cards.map((card) => card.user_id))])
    for (const { card } of drafts) await auditCard(card, changes)
  }
  return {
    last: ids[ids.length - 1],
    cards: cards.length,
    trips: drafts.reduce((sum, { trips }) => sum + trips.length, 0),
    kept: drafts.reduce((sum, { kept }) => sum + kept.length, 0),
    changes,
  }
}

async function auditCard(card: CardOwner, changes: TripChange[]) {
  const own = changes.filter((change) => change.card === card.id)
  if (own.length === 0) return
  const subject = { type: 'user', id: card.user_id, tenantId: card.tenant_id }
  await record('trips.rebuilt', subject, null, { card: card.id, trips: own.length })
}

type Stored = Compared & {
  cardId: number
  anchor: number
  isClaimed: boolean
  rows: number[]
}

type Compared = {
  status: string
  irregularity: string | null
  mode: string
  operator: string | null
  from: string | null
  to: string | null
  fareCents: number | null
  feeCents: number | null
  asked: number
}

const FIELDS = ['status', 'irregularity', 'mode', 'operator', 'from', 'to', 'fareCents', 'feeCents', 'asked'] as const

const storedTrips = (cardIds: number[]) =>
  readRows(
    {
      cardId: number('t.card_id'),
      anchor: number('t.anchor_transaction_id'),
      status: text('t.status'),
      irregularity: orNull(text("nullif(t.irregularity, 'double_charge')")),
      mode: text('t.mode'),
      operator: orNull(text('o.slug')),
      from: orNull(text('t.from_place')),
      to: orNull(text('t.to_place')),
      fareCents: orNull(cents('t.fare_cents')),
      feeCents: orNull(cents('t.fee_cents')),
      asked: number('cardinality(t.unclear_transaction_ids)'),
      isClaimed: flag('exists (select 1 from live_claims c where c.trip_id = t.id)'),
      rows: numbers(`array_remove(array[t.anchor_transaction_id, t.check_in_transaction_id, t.check_out_transaction_id,
         t.fee_transaction_id, t.refund_transaction_id] || t.merged_transaction_ids, null)::float8[]`),
    },
    'from trips t left join counterparties o on o.id = t.counterparty_id where t.card_id = any(?)',
    [cardIds]
  )

const compared = (trip: TripDraft): Compared => ({
  status: trip.status,
  irregularity: irregularityOf(trip),
  mode: trip.mode,
  operator: trip.operator,
  from: trip.fromPlace,
  to: trip.toPlace,
  fareCents: trip.fareCents,
  feeCents: trip.feeCents,
  asked: trip.unclearTransactionIds.length,
})

function changesOf(card: number, stored: Stored[], drafts: TripDraft[]): TripChange[] {
  const left = new Map(stored.map((one) => [one.anchor, one]))
  const changes = drafts.flatMap((draft): TripChange[] => {
    const after = compared(draft)
    const before = left.get(draft.anchorTransactionId)
    left.delete(draft.anchorTransactionId)
    if (!before) return [{ card, trip: nameOf(after), fields: { trip: [null, after.status] } }]
    const changed = FIELDS.filter((field) => before[field] !== after[field])
    if (changed.length === 0) return []
    const fields = Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]))
    return [{ card, trip: nameOf(after), fields: fields as TripChange['fields'] }]
  })
  const gone = [...left.values()].map((one): TripChange => ({
    card,
    trip: nameOf(one),
    fields: { trip: [one.status, null] },
  }))
  return [...changes, ...gone]
}

const nameOf = ({ from, to }: Compared) => `${from ?? '?'} - ${to ?? '?'}`
