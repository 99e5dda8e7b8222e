import { amsterdamDay } from '#app/travel/trips/amsterdam_day'
import type { InferOperator } from '#app/travel/trips/operators/infer_operator'
import { type MissedTapFee, missedLocalFee } from '#app/travel/trips/missed_tap_fees'
import { isCharged, isReportedMissing, isWholeTripLine } from '#app/travel/trips/tap'
import type { TapPair } from '#app/travel/trips/pair_taps'
import { normaliseStop } from '#app/travel/operators/stop_name'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'
import type { TripReason } from '#app/travel/trips/trip_reason'
import type { TripStatus } from '#app/travel/trips/isomorphic/trip_status'

type BuildContext = {
  /** A check-in after this instant may still be checked out. */
  settledUntil: number
  isEnded: (checkIn: TravelTransaction) => boolean
  near: (at: number) => string | null
  /** ov-chipkaart.nl exports no check-in unless asked for all rows. */
  onlyCheckOuts: boolean
  fees: MissedTapFee[]
  inferOperator: InferOperator
}

/** Checking out at the same place is free within an hour. Source: ns.nl, radar.avrotros.nl. */
const FREE_STAY_MS = 60 * 60_000

export function tripFromJourney(journey: TravelTransaction, context: BuildContext): TripDraft {
  const trip = draftOf(journey, journey, 'complete', ['one_row_journey'], context)
  // Charged less credited: below zero for a journey that was only paid back.
  return markCorrected(withFare(trip, journey.amountCents), journey)
}

export function tripFromTaps(pair: TapPair, context: BuildContext): TripDraft {
  const trip = tripFromPair(pair, context)
  if (pair.hadDoubleTap) trip.reasons.push('double_tap_left_out')
  return markCorrected(trip, pair.checkIn, pair.checkOut)
}

function tripFromPair({ checkIn, checkOut }: TapPair, context: BuildContext): TripDraft {
  if (checkIn === null) return tripFromCheckOut(checkOut, context)
  if (checkOut === null) return tripFromCheckIn(checkIn, context)

  const isNextDay = amsterdamDay(checkOut.at) > amsterdamDay(checkIn.at)
  const isLate = checkOut.fromPlace === null
  const reasons: TripReason[] = [isLate ? 'paired_late_check_out' : 'paired_same_place']
  if (isNextDay) reasons.push('paired_past_midnight')
  // An amount at the check-in is a deposit; the fare is at the check-out.
  return withFare(draftOf(checkIn, checkOut, 'complete', reasons, context), chargedAt(checkOut))
}

function tripFromCheckIn(checkIn: TravelTransaction, context: BuildContext): TripDraft {
  if (!isSettled(checkIn, context)) {
    const reason = isOfOvpay(checkIn) ? 'open_at_operator' : 'still_open_at_end_of_file'
    return draftOf(checkIn, null, 'still_travelling', [reason], context)
  }
  const reasons: TripReason[] = ['check_in_without_check_out']
  if (isReportedMissing(checkIn)) reasons.push('reported_missing_by_operator')
  if (checkIn.at > context.settledUntil && context.isEnded(checkIn)) reasons.push('later_ride_elsewhere')
  const trip = draftOf(checkIn, null, 'missing_check_out', reasons, context)

  const charged = chargedAt(checkIn)
  if (charged !== null) return withFee(trip, charged, 'fee_as_charged')
  if (trip.mode === 'train') return withFee(trip, null, 'fee_imputed_train')
  return withFee(trip, missedLocalFee(context.fees, checkIn.at), 'fee_imputed_local')
}

const isOfOvpay = ({ format }: TravelTransaction) => format === 'ovpay'

/** A charge on the line of a whole trip (NS, OVpay) is final; at ov-chipkaart.nl it can be a deposit. */
function isSettled(checkIn: TravelTransaction, { settledUntil, isEnded }: BuildContext) {
  // OVpay says itself which check-outs it misses, and what it charged for them.
  if (isOfOvpay(checkIn)) return isReportedMissing(checkIn) || isCharged(checkIn)
  if (checkIn.at <= settledUntil || isReportedMissing(checkIn) || isEnded(checkIn)) return true
  return isWholeTripLine(checkIn) && isCharged(checkIn)
}

/** At ov-chipkaart.nl a check-out names the start of a ride that was checked in; its row may be in another file. */
function tripFromCheckOut(checkOut: TravelTransaction, context: BuildContext): TripDraft {
  if (checkOut.fromPlace !== null && !isWholeTripLine(checkOut)) {
    const reason = context.onlyCheckOuts ? 'only_check_outs_known' : 'check_in_not_in_file'
    return withFare(draftOf(null, checkOut, 'complete', [reason], context), chargedAt(checkOut))
  }
  const trip = draftOf(null, checkOut, 'missing_check_in', ['check_out_without_check_in'], context)
  const charged = chargedAt(checkOut)
  return withFee(trip, charged, charged === null ? 'fare_blank_subscription' : 'fee_as_charged')
}

/** At ov-chipkaart.nl the sign does not tell a charge from a deposit or a credit. */
const chargedAt = ({ amountCents }: TravelTransaction) => (amountCents === null ? null : Math.abs(amountCents))

function draftOf(
  checkIn: TravelTransaction | null,
  checkOut: TravelTransaction | null,
  status: TripStatus,
  reasons: TripReason[],
  { inferOperator, near }: BuildContext
): TripDraft {
  const fromPlace = checkIn?.fromPlace ?? checkOut?.fromPlace ?? null
  const toPlace = checkOut?.toPlace ?? null
  const { operator, mode, reason, choices } = inferOperator({
    operatorName: checkIn?.operatorName ?? checkOut?.operatorName ?? null,
    transport: checkIn?.transport ?? checkOut?.transport ?? null,
    product: checkOut?.product ?? checkIn?.product ?? null,
    fromPlace,
    toPlace,
    at: (checkIn ?? checkOut)!.at,
    near: near((checkIn ?? checkOut)!.at),
    boardingCents: checkIn?.kind === 'check_in' ? checkIn.amountCents : null,
  })

  return {
    anchorTransactionId: (checkIn ?? checkOut)!.id,
    checkInTransactionId: checkIn?.id ?? null,
    checkOutTransactionId: checkOut?.id ?? null,
    feeTransactionId: null,
    refundTransactionId: null,
    mergedTransactionIds: [],
    unclearTransactionIds: [],
    otherPostTransactionId: null,
    status,
    mode,
    operator,
    operatorChoices: choices,
    fromPlace,
    toPlace,
    checkedInAt: checkIn?.at ?? null,
    checkedOutAt: (checkOut?.kind === 'journey' ? checkOut.endAt : checkOut?.at) ?? null,
    fareCents: null,
    feeCents: null,
    sameStation: false,
    railPasses: [],
    purpose: checkIn?.purpose ?? checkOut?.purpose ?? null,
    reasons: [...reasons, reason],
  }
}

function withFare(trip: TripDraft, fareCents: number | null): TripDraft {
  trip.fareCents = fareCents
  trip.reasons.push(fareCents === null ? 'fare_blank_subscription' : 'fare_as_charged')
  if (trip.fromPlace === null || trip.toPlace === null) return trip
  if (normaliseStop(trip.fromPlace) !== normaliseStop(trip.toPlace)) return trip

  const isFree = (fareCents ?? 0) <= 0
  const { checkedInAt, checkedOutAt } = trip
  const isTimed = checkedInAt !== null && checkedOutAt !== null
  // Without both times, a charge means that the stay was long.
  const isLong = isTimed ? checkedOutAt - checkedInAt > FREE_STAY_MS : !isFree

  trip.sameStation = true
  trip.feeCents = isLong && !isFree ? fareCents : null
  trip.reasons.push(isLong ? 'same_station_long' : 'same_station_short')
  return trip
}

function withFee(trip: TripDraft, feeCents: number | null, reason: TripReason): TripDraft {
  trip.fareCents = feeCents
  trip.feeCents = feeCents
  trip.reasons.push(reason)
  return trip
}

const CORRECTED = /\bcorrected\b/

function markCorrected(trip: TripDraft, ...taps: (TravelTransaction | null)[]): TripDraft {
  if (!taps.some((tap) => tap?.note && CORRECTED.test(tap.note))) return trip

  trip.status = 'corrected'
  trip.feeCents = null
  trip.reasons.push('corrected_by_operator')
  return trip
}
