import { DateTime } from 'luxon'
import type Claim from '#app/claims/claims/claim'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import { inFours } from '#app/platform/documents/in_fours'
import { type Words, wordsOf } from '#app/platform/documents/words'
import { isoDate } from '#app/platform/shared/clock'

export type Disputed = {
  /** With its trip. */
  claim: Claim
  evidence: Evidence
  /** The ISO date of the newest row that we know of the card. */
  knownUntil: string | null
}

/** In Dutch; none where the evidence says nothing. Without a reason, against a part that was denied. */
export function factsAgainst(reason: RejectionReason | null, disputed: Disputed): string[] {
  const words = wordsOf('nl')
  const say = (key: string, values: Record<string, string | number>) => [words.t(`objection.facts.${key}`, values)]
  return FACTS[reason ?? 'other'](disputed, say, words)
}

type Say = (key: string, values: Record<string, string | number>) => string[]
type Facts = (disputed: Disputed, say: Say, words: Words) => string[]

const inTime: Facts = ({ claim, evidence }, say, { day }) => {
  const sent = claim.submittedAt && isoDate(claim.submittedAt)
  const until = evidence.claim.deadlineOn
  if (!sent || sent > until) return []
  return say('inTime', {
    sent: day(sent),
    travelled: day(travelledOn(evidence)),
    until: day(until),
  })
}

const capLeft: Facts = ({ evidence: { support } }, say, { day }) => {
  const cap = support?.cap
  if (!cap || cap.used >= cap.count) return []
  return say('capLeft', {
    used: cap.used,
    count: cap.count,
    from: day(cap.from),
    until: day(cap.until),
  })
}

const notPaidBack: Facts = ({ claim, evidence, knownUntil }, say, { day, money }) => {
  const travelled = travelledOn(evidence)
  if (claim.trip.refundTransactionId !== null || !knownUntil || knownUntil <= travelled) return []
  return say('notPaidBack', {
    until: day(knownUntil),
    travelled: day(travelled),
    amount: money(evidence.claim.grossCents),
  })
}

const card: Facts = (
  {
    evidence: {
      card: { number, expiresOn },
      trip,
    },
  },
  say,
  { day, moment }
) => {
  const tap = trip.taps.find(({ kind }) => kind === 'check_in' || kind === 'check_out' || kind === 'journey')
  if (!number || !tap) return []
  const until = expiresOn ? 'cardUntil' : 'card'
  const place = tap.kind === 'check_out' ? tap.toPlace : tap.fromPlace
  return say(until, {
    card: inFours(number),
    until: expiresOn ? day(expiresOn) : '',
    at: moment(tap.at),
    place: place ?? '?',
  })
}

const stop: Facts = ({ evidence: { support, claim, trip } }, say, { moment, day }) => {
  const known = support?.stop
  if (!known || !claim.statedPlace) return []
  const place = claim.statedPlace
  if (known.from === 'traveller') {
    const kind = trip.checkedInAt === null || claim.kind === 'missed_check_in' ? 'begin' : 'end'
    return say('stopSaid', { place, kind })
  }
  if (known.from !== 'usual_route') return say(known.from, { at: moment(known.ride.at), place })
  const { fromPlace, toPlace, at } = known.last
  return say('usualRoute', {
    count: known.rides,
    from: fromPlace ?? '?',
    to: toPlace ?? '?',
    last: day(at),
  })
}

const product: Facts = ({ evidence: { trip } }, say, { moment }) => {
  const tap = trip.taps.find((one) => one.product)
  return tap ? say('product', { at: moment(tap.at), product: tap.product! }) : []
}

const charged: Facts = ({ evidence: { trip, claim } }, say, { moment, money }) => {
  const tap = trip.taps.find(({ amountCents }) => amountCents !== null && Math.abs(amountCents) === claim.chargedCents)
  return tap ? say('charged', { at: moment(tap.at), amount: money(claim.chargedCents) }) : []
}

const price: Facts = (disputed, say, words) => {
  const { claim, trip, support, otherPost } = disputed.evidence
  const { money, moment } = words
  const fare = money(claim.fareCents)
  const known = support?.fare
  if (claim.kind === 'same_station' && trip.checkedInAt && trip.checkedOutAt) {
    return say('sameStation', {
      place: trip.fromPlace ?? '?',
      from: moment(trip.checkedInAt),
      until: moment(trip.checkedOutAt),
      charged: money(claim.chargedCents),
    })
  }
  if (claim.kind === 'wrong_post') {
    return otherPost
      ? say('wrongPost', { ...otherPost, at: moment(otherPost.at), charged: money(claim.chargedCents) })
      : []
  }
  if (!known) return []
  const costs =
    known.from === 'own_earlier_trip'
      ? say('priceOfRide', {
          from: known.ride.fromPlace ?? '?',
          to: known.ride.toPlace ?? '?',
          at: moment(known.ride.at),
          fare: money(known.cents),
        })
      : known.from === 'ns_fare_table'
        ? say('priceOfList', { year: String(known.year), fare })
        : say('priceSaid', { fare, origin: known.origin ?? 'none' })
  return [...charged(disputed, say, words), ...costs]
}

const FACTS: Record<RejectionReason, Facts> = {
  too_late: inTime,
  cap_reached: capLeft,
  already_corrected: notPaidBack,
  card_not_found: card,
  stops_do_not_match: stop,
  no_valid_product: product,
  not_charged: charged,
  other: price,
}

const travelledOn = ({ trip: { checkedInAt, checkedOutAt } }: Evidence) =>
  isoDate(DateTime.fromISO((checkedInAt ?? checkedOutAt)!))
