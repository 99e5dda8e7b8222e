import { DateTime } from 'luxon'
import { allocateCap, mostValuableFirst } from '#app/claims/claims/allocate_cap'
import { capOf } from '#app/claims/claims/cap_of'
import { type ClaimKind, ruledAs } from '#app/claims/rules/claim_kind'
import { type Route, estimateFares } from '#app/claims/claims/estimate_fares'
import { type Cap, type Evaluation, evaluate } from '#app/claims/claims/evaluate'
import type { FareEstimate } from '#app/claims/claims/estimate_fares'
import { feeBpsFor } from '#app/claims/claims/quote'
import { type IrregularTrip, irregularTrips } from '#app/claims/claims/irregular_trips'
import { type PastRide, pastRides } from '#app/claims/claims/past_rides'
import { type UsedCap, usedCap } from '#app/claims/claims/used_cap'
import ClaimRule from '#app/claims/rules/claim_rule'
import { matchRule } from '#app/claims/rules/match_rule'
import { isoDate, today } from '#app/platform/shared/clock'
import Tenant from '#app/people/tenants/tenant'
import { isMissedTap } from '#app/travel/trips/isomorphic/irregularity'
import { knownPass } from '#app/claims/claims/estimate_fares'
import type User from '#app/people/accounts/user'

export type ClaimableTrip = {
  trip: IrregularTrip
  kind: ClaimKind
  chargedCents: number
  statedPlace: string | null
  fare: FareEstimate | null
  rule: ClaimRule | null
  evaluation: Evaluation
  cap: Cap | null
  proposed: boolean
  /** ISO date: a trip that is worth more, and can be claimed from this day, has the last place of the cap. */
  keptUntil: string | null
}

/** By the public id of the trip. */
type StatedPlaces = Record<string, string>

/** An employer claims business travel, a traveller the rest. */
export type Claimant = 'traveller' | 'employer'

type Filter = { batchId?: number; tripIds?: number[]; claimant?: Claimant }

/** The most valuable first. */
export async function claimableTrips(user: User, filter: Filter, stated: StatedPlaces = {}) {
  const { claimant, ...chosen } = filter
  const trips = await irregularTrips(user, { ...chosen, isBusiness: claimant === 'employer' })
  if (trips.length === 0) return []

  const [tenant, used, rides] = await Promise.all([
    user.tenant ?? Tenant.findOrFail(user.tenantId),
    usedCap(user),
    pastRides(user, placesOf(trips, stated)),
  ])
  return evaluateTrips(trips, {
    stated,
    used,
    rides,
    claimant: filter.claimant ?? 'traveller',
    employerAsks: !tenant.isHouse,
    feeBps: filter.claimant === 'employer' ? tenant.feeBps : feeBpsFor(user, tenant),
  })
}

type Context = {
  stated: StatedPlaces
  used: UsedCap[]
  rides: PastRide[]
  claimant?: Claimant
  employerAsks?: boolean
  feeBps: number
}

export async function evaluateTrips(
  trips: IrregularTrip[],
  { stated, used, rides, claimant = 'traveller', employerAsks, feeBps }: Context
): Promise<ClaimableTrip[]> {
  const places = trips.map((trip) => (stated[trip.publicId]?.trim() || trip.likelyPlace) ?? null)
  const [rules, fares] = await Promise.all([
    ClaimRule.query().where('status', 'active').whereIn('counterparty_id', operatorsOf(trips)),
    realFares(trips, places, rides),
  ])

  const candidates = trips.map((trip, i): ClaimableTrip => {
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
      paidByEmployer: trip.isBusiness && claimant === 'traveller',
      employerAsks,
      isDoubleAsked: trip.isDoubleAsked,
      isPaymentAsked: trip.isPaymentAsked,
      isProductAsked: trip.isProductAsked,
      isTapAsked: trip.isTapAsked,
      isRowUnread: trip.isRowUnread,
      ownWindow: ownWindowOf(trip),
    }
    const evaluation = evaluate(facts, rule, feeBps, today())
    const cap = rule && capOf(rule, trip, used)
    return {
      trip,
      kind: trip.irregularity,
      chargedCents,
      statedPlace: places[i],
      fare: fares[i],
      rule,
      evaluation,
      cap,
      proposed: false,
      keptUntil: null,
    }
  })
  return allocateCap(candidates.sort(mostValuableFirst))
}

const placesOf = (trips: IrregularTrip[], stated: StatedPlaces) => [
  ...new Set([
    ...Object.values(stated).map((place) => place.trim()),
    ...trips.flatMap(({ fromPlace, toPlace, likelyPlace }) =>
      [fromPlace, toPlace, likelyPlace].filter((place) => place !== null)
    ),
  ]),
]

function ownWindowOf({ correctionFrom, correctionUntil }: IrregularTrip) {
  if (!correctionFrom || !correctionUntil) return null
  const [from, until] = [correctionFrom, correctionUntil].map((date) => isoDate(DateTime.fromJSDate(date)))
  return { from, until }
}

const operatorsOf = (trips: IrregularTrip[]) => [
  ...new Set(trips.flatMap((trip) => (trip.counterpartyId === null ? [] : [trip.counterpartyId]))),
]

const ruleFor = (rules: ClaimRule[], trip: IrregularTrip) =>
  matchRule(rules, {
    counterpartyId: trip.counterpartyId,
    kind: ruledAs(trip.irregularity),
    travelledOn: trip.travelledOn,
    medium: trip.medium,
    payer: trip.isBusiness ? 'employer' : 'traveller',
    product: knownPass(trip),
  })

/** For a wrong post, a same-station stay and a double charge the real fare is nothing. */
async function realFares(trips: IrregularTrip[], places: (string | null)[], rides: PastRide[]) {
  const routes = trips.map((trip, i): Route | null => {
    if (!isMissedTap(trip.irregularity)) return null
    const from = trip.irregularity === 'missed_check_out' ? trip.fromPlace : (trip.fromPlace ?? places[i])
    const to = trip.irregularity === 'missed_check_out' ? places[i] : trip.toPlace
    if (!from || !to) return null
    const { mode, operator, travelledOn, product, railPasses, travelClass } = trip
    const at = (trip.checkedInAt ?? trip.checkedOutAt)!.getTime()
    return { from, to, mode, operator, at, travelledOn, product, railPasses, travelClass }
  })
  const asked = routes.filter((route) => route !== null)
  const answers = await estimateFares(rides, asked)
  return routes.map((route, i): FareEstimate | null => {
    const { irregularity, enteredFareCents } = trips[i]
    if (!isMissedTap(irregularity)) return { cents: 0, source: 'none' }
    if (enteredFareCents !== null) return { cents: enteredFareCents, source: 'entered_by_traveller' }
    return route ? answers[asked.indexOf(route)] : null
  })
}
