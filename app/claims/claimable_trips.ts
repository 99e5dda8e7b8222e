import type { ClaimKind } from '#app/claims/claim_kind'
import { USES_CAP } from '#app/claims/claim_status'
import { type Route, estimateFares } from '#app/claims/estimate_fares'
import { type Cap, type Evaluation, capPeriodOf, evaluate, needsPlace } from '#app/claims/evaluate'
import type { FareEstimate } from '#app/claims/estimate_fares'
import { feeBpsFor } from '#app/claims/quote'
import ClaimRule from '#app/counterparties/claim_rule'
import { rows } from '#app/shared/scope'
import { today } from '#app/shared/clock'
import Tenant from '#app/tenants/tenant'
import type { Irregularity } from '#app/trips/irregularity'
import type { Mode } from '#app/trips/trip_draft'
import type User from '#app/users/user'

export type IrregularTrip = {
  id: number
  publicId: string
  batchId: number
  counterpartyId: number | null
  operator: string | null
  operatorName: string | null
  mode: Mode
  irregularity: Irregularity
  fromPlace: string | null
  toPlace: string | null
  checkedInAt: Date | null
  checkedOutAt: Date | null
  travelledOn: string
  fareCents: number | null
  feeCents: number | null
  claimReference: string | null
  /** Where this traveller usually gets off (or on), from their own trips. */
  usualPlace: string | null
}

export type ClaimableTrip = {
  trip: IrregularTrip
  kind: ClaimKind
  chargedCents: number
  statedPlace: string | null
  fare: FareEstimate | null
  rule: ClaimRule | null
  evaluation: Evaluation
  cap: Cap | null
  /** Among what a scarce cap allows, this one is worth proposing. */
  proposed: boolean
}

/** Stops that the traveller named, by the trip's public id. */
export type StatedPlaces = Record<string, string>

/**
 * The irregular trips of a traveller, or of one batch, each with what can be asked for it today and why not.
 * The most valuable come first; where an operator's turns are scarce those are proposed.
 */
export async function claimableTrips(
  user: User,
  filter: { batchId?: number; tripIds?: number[] },
  stated: StatedPlaces = {}
): Promise<ClaimableTrip[]> {
  const trips = await irregularTrips(user, filter)
  if (trips.length === 0) return []

  const tenant = await Tenant.findOrFail(user.tenantId)
  const rules = await ClaimRule.query().whereIn('counterparty_id', operatorsOf(trips))
  const used = await usedTurns(user)
  const places = trips.map((trip) => (stated[trip.publicId]?.trim() || trip.usualPlace) ?? null)
  const fares = await realFares(user, trips, places)

  const found = trips.map((trip, i): ClaimableTrip => {
    const rule = ruleFor(rules, trip)
    const chargedCents = trip.feeCents ?? trip.fareCents ?? 0
    const facts = {
      kind: trip.irregularity,
      travelledOn: trip.travelledOn,
      chargedCents,
      statedPlace: places[i],
      fare: fares[i],
      operatorKnown: trip.counterpartyId !== null,
      claimed: trip.claimReference !== null,
    }
    const evaluation = evaluate(facts, rule, feeBpsFor(user, tenant), today())
    const cap = rule && capOf(rule, trip, used)
    return { trip, kind: trip.irregularity, chargedCents, statedPlace: places[i], fare: fares[i], rule, evaluation, cap, proposed: false } // prettier-ignore
  })
  return propose(found.sort(mostValuableFirst))
}

async function irregularTrips(user: User, filter: { batchId?: number; tripIds?: number[] }) {
  return rows<IrregularTrip>(
    `select t.id, t.public_id as "publicId", x.batch_id as "batchId", t.counterparty_id as "counterpartyId",
       o.slug as operator, o.name as "operatorName", t.mode, t.irregularity, t.from_place as "fromPlace",
       t.to_place as "toPlace", t.checked_in_at as "checkedInAt", t.checked_out_at as "checkedOutAt",
       to_char(t.travelled_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "travelledOn",
       t.fare_cents as "fareCents", t.fee_cents as "feeCents", c.reference as "claimReference",
       usual.place as "usualPlace"
     from trips t
     join transactions x on x.id = t.anchor_transaction_id
     left join counterparties o on o.id = t.counterparty_id
     left join claims c on c.trip_id = t.id and c.kind = t.irregularity and c.status not in ('withdrawn', 'expired')
     left join lateral (
       -- Out and home again: a route counts in both directions, the one travelled now a little more.
       select case when t.irregularity = 'missed_check_out' then route.there else route.here end as place
       from (
         select from_place as here, to_place as there, 2 as weight, travelled_at from trips same
         where same.tenant_id = t.tenant_id and same.user_id = t.user_id and same.status = 'complete'
           and not same.same_station and same.mode = t.mode
         union all
         select to_place, from_place, 1, travelled_at from trips same
         where same.tenant_id = t.tenant_id and same.user_id = t.user_id and same.status = 'complete'
           and not same.same_station and same.mode = t.mode
       ) route
       where case when t.irregularity = 'missed_check_out' then route.here = t.from_place
                  else route.there = t.to_place and t.from_place is null end
       group by 1 order by sum(weight) desc, max(travelled_at) desc limit 1
     ) usual on t.irregularity in ('missed_check_out', 'missed_check_in')
     where t.tenant_id = ? and t.user_id = ? and t.irregularity is not null
       and (?::bigint is null or x.batch_id = ?::bigint) and (?::bigint[] is null or t.id = any(?::bigint[]))
     order by t.travelled_at desc limit 500`,
    [
      user.tenantId, user.id, filter.batchId ?? null, filter.batchId ?? null, filter.tripIds ?? null,
      filter.tripIds ?? null,
    ]
  ) // prettier-ignore
}

const operatorsOf = (trips: IrregularTrip[]) => [
  ...new Set(trips.flatMap((trip) => (trip.counterpartyId === null ? [] : [trip.counterpartyId]))),
]

const ruleFor = (rules: ClaimRule[], trip: IrregularTrip) =>
  rules.find(
    (rule) =>
      rule.counterpartyId === trip.counterpartyId &&
      rule.kind === trip.irregularity &&
      rule.validFrom <= trip.travelledOn &&
      (rule.validTo === null || trip.travelledOn <= rule.validTo)
  ) ?? null

/** Taps corrected by hand or by themselves count together, whichever end was missed. */
const CAPPED_KINDS = ['missed_check_out', 'missed_check_in']

async function usedTurns(user: User) {
  return rows<{ counterpartyId: number; travelledOn: string }>(
    `select c.counterparty_id as "counterpartyId",
       to_char(t.travelled_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "travelledOn"
     from claims c join trips t on t.id = c.trip_id
     where c.tenant_id = ? and c.user_id = ? and c.kind = any(?::text[]) and c.status = any(?::text[])`,
    [user.tenantId, user.id, CAPPED_KINDS, USES_CAP]
  )
}

function capOf(
  rule: ClaimRule,
  trip: IrregularTrip,
  used: Awaited<ReturnType<typeof usedTurns>>
): Cap | null {
  if (!rule.capCount || !rule.capPeriod) return null
  const period = capPeriodOf(trip.travelledOn, rule.capPeriod as 'year' | 'half_year')
  const turns = used.filter(
    (one) =>
      one.counterpartyId === trip.counterpartyId &&
      one.travelledOn >= period.from &&
      one.travelledOn <= period.until
  ).length
  return { count: rule.capCount, used: turns, left: Math.max(rule.capCount - turns, 0), ...period }
}

/** For a same-station stay and a double charge the journey should have cost nothing. */
async function realFares(user: User, trips: IrregularTrip[], places: (string | null)[]) {
  const routes = trips.map((trip, i): Route | null => {
    if (!needsPlace(trip.irregularity)) return null
    const from =
      trip.irregularity === 'missed_check_out' ? trip.fromPlace : (trip.fromPlace ?? places[i])
    const to = trip.irregularity === 'missed_check_out' ? places[i] : trip.toPlace
    return from && to
      ? { from, to, mode: trip.mode, operator: trip.operator, travelledOn: trip.travelledOn }
      : null
  })
  const asked = routes.filter((route) => route !== null)
  const answers = await estimateFares(user, asked)
  return routes.map((route, i): FareEstimate | null => {
    if (!needsPlace(trips[i].irregularity)) return { cents: 0, source: 'none' }
    return route ? answers[asked.indexOf(route)] : null
  })
}

function mostValuableFirst(a: ClaimableTrip, b: ClaimableTrip) {
  const worth = (one: ClaimableTrip) =>
    one.evaluation.reason === null ? one.evaluation.quote!.grossCents : -1
  return worth(b) - worth(a) || b.trip.travelledOn.localeCompare(a.trip.travelledOn)
}

/** Hands out the turns that are left, most valuable first; what gets none is told so. */
function propose(sorted: ClaimableTrip[]) {
  const left = new Map<string, number>()
  for (const one of sorted) {
    if (one.evaluation.reason !== null) continue
    if (!one.cap) {
      one.proposed = true
      continue
    }
    const key = `${one.trip.counterpartyId} ${one.cap.from}`
    const turns = left.get(key) ?? one.cap.left
    one.proposed = turns > 0
    left.set(key, turns - 1)
    if (one.cap.left === 0) one.evaluation = { ...one.evaluation, reason: 'capReached' }
  }
  return sorted
}
