import type Batch from '#app/travel/batches/batch'
import { number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { type PlannedCard, numberOf, plannedCards } from '#app/travel/batches/planned_cards'
import { estimateClaims } from '#app/claims/claims/actions/estimate_claims'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { usedCap } from '#app/claims/claims/used_cap'
import { feeBpsFor } from '#app/claims/claims/quote'
import { currentConnection } from '#app/platform/shared/tenancy'
import Tenant from '#app/people/tenants/tenant'
import { cardKnowledge } from '#app/travel/trips/card_knowledge'
import { type BuildOptions, buildTrips } from '#app/travel/trips/build_trips'
import { type PlannedTransaction, transactionsOfCards, transactionsOfPlan } from '#app/travel/trips/travel_transactions'
import type { TripDraft } from '#app/travel/trips/trip_draft'
import User from '#app/people/accounts/user'

/** Above what a person has, a plan is shown without waiting for its worth. */
const MAX_ROWS = 20_000
const MAX_CARDS = 20

type Planned = Pick<Batch, 'id' | 'userId' | 'tenantId' | 'format'> & { plan: Pick<Batch['plan'], 'counts'> }
type Card = { knownId: number | null; kind: PlannedCard['kind']; rows: PlannedTransaction[] }

/** A row that is in several files counts once. Null where they hold the travel of many. */
export async function estimatePlan(batches: Planned[]): Promise<ClaimEstimate | null> {
  const [{ userId, tenantId }] = batches
  const planned = await plannedCards(batches.map(({ id }) => id))
  const rows = batches.reduce((sum, { plan }) => sum + plan.counts.create, 0)
  const isOther = planned.some((card) => card.userId !== userId)
  if (isOther || planned.length > MAX_CARDS * batches.length || rows > MAX_ROWS) return null

  const connection = await currentConnection()
  const cards = new Map<string, Card>()
  for (const batch of batches) {
    const ofBatch = planned.filter(({ batchId }) => batchId === batch.id)
    addRows(cards, ofBatch, await transactionsOfPlan(connection, batch))
  }
  const known = [...cards.values()].flatMap(({ knownId }) => knownId ?? [])
  const stored = await transactionsOfCards(connection, known)
  const knownOf = await cardKnowledge(connection, known)
  const unread = await rowsBesideUnread(batches.map(({ id }) => id))
  const user = await User.findOrFail(userId)
  const tenant = await Tenant.findOrFail(tenantId)

  const given = [...cards.values()].map((card) => {
    const transactions = [...(stored.get(card.knownId ?? 0) ?? []), ...card.rows]
    const trips = buildTrips(transactions, withProfile(knownOf(card.knownId), user))
    const fresh = new Set(card.rows.map(({ id }) => id))
    const isNew = ({ anchorTransactionId }: TripDraft) => fresh.has(anchorTransactionId)
    return { trips, transactions, isNew, isBusiness: card.kind === 'business', besideUnread: unread }
  })
  return estimateClaims(given, {
    feeBps: feeBpsFor(user, tenant),
    used: await usedCap(user),
    inferOperator: knownOf(null).inferOperator,
  })
}

async function rowsBesideUnread(batchIds: number[]) {
  const rows = await readRows(
    { id: number('r.id') },
    'from batch_rows r where batch_id = any(?) and is_beside_unread',
    [batchIds]
  )
  return new Set(rows.map(({ id }) => id))
}

/** A new card is of who uploads it. */
const withProfile = (known: BuildOptions, { travelProduct }: User): BuildOptions => ({
  ...known,
  products: { profile: travelProduct, ...known.products },
})

function addRows(cards: Map<string, Card>, planned: PlannedCard[], rows: Map<number, PlannedTransaction[]>) {
  for (const one of planned) {
    const key = one.isKnown ? String(one.cardId) : (numberOf(one) ?? `${one.kind} ${one.last4}`)
    const card = cards.get(key) ?? { knownId: one.isKnown ? one.cardId : null, kind: one.kind, rows: [] }
    cards.set(key, card)
    const known = new Set(card.rows.map(({ fingerprint }) => fingerprint))
    card.rows.push(...(rows.get(one.cardId) ?? []).filter((row) => !known.has(row.fingerprint)))
  }
}
