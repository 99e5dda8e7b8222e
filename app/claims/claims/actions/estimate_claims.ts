import { number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { claimSummary } from '#app/claims/claims/claim_summary'
import { evaluateTrips } from '#app/claims/claims/claimable_trips'
import type { UsedCap } from '#app/claims/claims/used_cap'
import type { IrregularTrip, OtherPost } from '#app/claims/claims/irregular_trips'
import type { PastRide } from '#app/claims/claims/past_rides'
import { likelyStop } from '#app/claims/claims/likely_stop'
import { nearPlace } from '#app/claims/claims/near_place'
import { mediumOf } from '#app/claims/rules/medium'
import { type UsualRide, usualPlace } from '#app/claims/claims/usual_place'
import { isoDate } from '#app/platform/shared/clock'
import { irregularityOf, isMissedTap } from '#app/travel/trips/isomorphic/irregularity'
import { callsAt } from '#app/travel/trips/operators/calls_at'
import type { InferOperator } from '#app/travel/trips/operators/infer_operator'
import { rowsOf } from '#app/travel/trips/merge_reports'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'
import { DateTime } from 'luxon'

type Given = {
  trips: TripDraft[]
  transactions: TravelTransaction[]
  isBusiness: boolean
  /** Whether a trip is new; others are known and only tell what rides cost. */
  isNew: (trip: TripDraft) => boolean
  /** Ids of transactions beside which a row could not be read. */
  besideUnread: Set<number>
}

type Context = { feeBps: number; used: UsedCap[]; inferOperator: InferOperator }

export async function estimateClaims(
  cards: Given[],
  { feeBps, used: usedBefore, inferOperator }: Context
): Promise<ClaimEstimate> {
  const operators = await knownOperators()
  const rides = cards.flatMap(ridesIn)
  const news = cards.flatMap((card) => card.trips.filter(card.isNew).map((trip) => ({ trip, card })))
  // Those on a subscription too: where someone usually goes does not depend on what it costs.
  const routes = cards.flatMap(({ trips }) => trips.flatMap(routeOf))
  const irregular = news.flatMap(({ trip, card }) => irregularTrip(trip, card, routes, { operators, inferOperator }))
  const used = [...usedBefore, ...news.flatMap(({ trip, card }) => corrected(trip, card, operators))]
  const evaluated = await evaluateTrips(irregular, { feeBps, used, stated: {}, rides })

  const stillOpen = news.filter(({ trip }) => trip.status === 'still_travelling').length
  return { trips: news.length, stillOpen, ...claimSummary(evaluated) }
}

type Operators = Map<string, { id: number; name: string }>

async function knownOperators(): Promise<Operators> {
  const rows = await readRows({ id: number('id'), slug: text('slug'), name: text('name') }, 'from counterparties')
  return new Map(rows.map(({ slug, ...operator }) => [slug, operator]))
}

/** What the operator corrected by itself, as the new files show it, counts as in `usedCap`. */
function corrected(trip: TripDraft, { transactions }: Given, operators: Operators): UsedCap[] {
  const operator = operators.get(trip.operator ?? '')
  const first = transactions.find(({ id }) => id === trip.anchorTransactionId)
  if (trip.status !== 'corrected' || !operator || first?.format === 'ovpay') return []
  const travelledOn = isoDate(DateTime.fromMillis((trip.checkedInAt ?? trip.checkedOutAt)!))
  return [{ counterpartyId: operator.id, cardId: null, by: 'by_operator', count: 1, travelledOn }]
}

function routeOf(trip: TripDraft): UsualRide[] {
  const { fromPlace, toPlace, mode, status, sameStation } = trip
  if (status !== 'complete' || sameStation || fromPlace === null || toPlace === null) return []
  return [{ fromPlace, toPlace, mode, at: (trip.checkedInAt ?? trip.checkedOutAt)! }]
}

function ridesIn({ trips, transactions }: Given): PastRide[] {
  const byId = new Map(transactions.map((one) => [one.id, one]))
  return trips.flatMap((trip) => {
    const { fromPlace, toPlace, fareCents, mode } = trip
    const isPaid = trip.status === 'complete' && !trip.sameStation && (fareCents ?? 0) > 0
    if (!isPaid || fromPlace === null || toPlace === null) return []
    const paid = byId.get(trip.checkOutTransactionId ?? trip.anchorTransactionId)
    const at = (trip.checkedInAt ?? trip.checkedOutAt)!
    return {
      fromPlace,
      toPlace,
      mode,
      at,
      fareCents: fareCents!,
      product: paid?.product ?? null,
      travelClass: paid?.travelClass ?? null,
    }
  })
}

function irregularTrip(
  trip: TripDraft,
  { trips, transactions, isBusiness, besideUnread }: Given,
  routes: UsualRide[],
  { operators, inferOperator }: { operators: Operators; inferOperator: InferOperator }
): IrregularTrip[] {
  const irregularity = irregularityOf(trip)
  if (irregularity === null) return []
  const ids = rowsOf(trip)
  const rows = transactions.filter(({ id }) => ids.includes(id))
  const first = rows.find(({ id }) => id === trip.anchorTransactionId) ?? rows[0]
  const operator = trip.operator === null ? undefined : operators.get(trip.operator)
  const otherPost = otherPostOf(trip, trips)
  const at = (trip.checkedInAt ?? trip.checkedOutAt)!
  const date = (instant: number | null) => (instant === null ? null : new Date(instant))
  return [
    {
      id: trip.anchorTransactionId,
      publicId: String(trip.anchorTransactionId),
      batchId: 0,
      cardId: 0,
      counterpartyId: operator?.id ?? null,
      operator: trip.operator,
      operatorName: operator?.name ?? null,
      operatorChoices: trip.operatorChoices,
      isOperatorChosen: false,
      isDoubleAsked: false,
      isPaymentAsked: trip.unclearTransactionIds.length > 0,
      isProductAsked: trip.reasons.includes('product_open'),
      isTapAsked: trip.reasons.includes('tap_open'),
      isRowUnread: isMissedTap(irregularity) && besideUnread.has(trip.anchorTransactionId),
      tapReading: null,
      otherPost,
      railPasses: trip.railPasses,
      enteredFareCents: null,
      enteredFareOrigin: null,
      enteredNote: null,
      product: first.product,
      travelClass: first.travelClass,
      isBusiness: trip.purpose === null ? isBusiness : trip.purpose === 'business',
      medium: mediumOf(first.format, first.product),
      correctionFrom: date(first.correctionFrom),
      correctionUntil: date(first.correctionUntil),
      mode: trip.mode,
      irregularity,
      fromPlace: trip.fromPlace,
      toPlace: trip.toPlace,
      checkedInAt: date(trip.checkedInAt),
      checkedOutAt: date(trip.checkedOutAt),
      travelledOn: isoDate(DateTime.fromMillis(at)),
      fareCents: trip.fareCents,
      feeCents: trip.feeCents,
      claimReference: null,
      ...likelyStop({
        irregularity,
        fromPlace: trip.fromPlace,
        toPlace: trip.toPlace,
        nearPlace: nearPlace(trip, irregularity, trips),
        usualPlace: usualPlace(trip, irregularity, routes),
        otherPost,
        isServed: (place) => callsAt(inferOperator, trip.operator, { places: [place], mode: trip.mode, at }),
      }),
    },
  ]
}

function otherPostOf({ otherPostTransactionId }: TripDraft, trips: TripDraft[]): OtherPost | null {
  if (otherPostTransactionId === null) return null
  const other = trips.find(({ anchorTransactionId }) => anchorTransactionId === otherPostTransactionId)!
  return {
    at: new Date((other.checkedInAt ?? other.checkedOutAt)!).toISOString(),
    place: (other.fromPlace ?? other.toPlace)!,
    operator: null,
    isWrong: irregularityOf(other) === 'wrong_post',
  }
}
