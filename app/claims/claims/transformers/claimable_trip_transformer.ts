import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ClaimableTrip } from '#app/claims/claims/claimable_trips'
import type { IrregularTrip } from '#app/claims/claims/irregular_trips'
import { isMissedTap } from '#app/travel/trips/isomorphic/irregularity'
import { TAP_READINGS } from '#app/travel/trips/isomorphic/tap_reading'

export default class ClaimableTripTransformer extends BaseTransformer<ClaimableTrip> {
  toObject() {
    const { trip, kind, chargedCents, statedPlace, fare, evaluation, cap, proposed, keptUntil, rule } = this.resource
    return {
      tripId: trip.publicId,
      kind,
      operator: trip.operator,
      operatorName: trip.operatorName,
      operatorChoices: trip.operatorChoices,
      isOperatorChosen: trip.isOperatorChosen,
      enteredFareCents: trip.enteredFareCents,
      enteredFareOrigin: trip.enteredFareOrigin,
      enteredNote: trip.enteredNote,
      mode: trip.mode,
      fromPlace: trip.fromPlace,
      toPlace: trip.toPlace,
      at: (trip.checkedInAt ?? trip.checkedOutAt)!.toISOString(),
      chargedCents,
      missedTap: isMissedTap(kind) ? kind : null,
      statedPlace,
      /** What the stop shown was guessed from; null where the traveller named it. */
      placeFrom: statedPlace === trip.likelyPlace ? trip.likelyPlaceFrom : null,
      tapReadings: tapReadingsOf(trip),
      tapReading: trip.isTapAsked ? null : trip.tapReading,
      otherPost: trip.otherPost && {
        operator: trip.otherPost.operator,
        place: trip.otherPost.place,
        at: trip.otherPost.at,
      },
      fareCents: fare?.cents ?? null,
      fareSource: fare?.source ?? null,
      reason: evaluation.reason,
      opensOn: evaluation.opensOn,
      deadlineOn: evaluation.deadlineOn,
      grossCents: evaluation.quote?.grossCents ?? null,
      feeBps: evaluation.quote?.feeBps ?? null,
      feeCents: evaluation.quote?.feeCents ?? null,
      netCents: evaluation.quote?.netCents ?? null,
      goodwill: rule?.goodwill ?? false,
      cap,
      capKey: cap?.key ?? null,
      proposed: proposed && evaluation.reason === null,
      keptUntil,
      claimReference: trip.claimReference,
    }
  }
}

const tapReadingsOf = ({ tapReading, otherPost }: IrregularTrip) =>
  tapReading === null ? [] : TAP_READINGS.filter((reading) => reading !== 'wrong_post' || otherPost !== null)
