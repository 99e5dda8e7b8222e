import { BaseTransformer } from '@adonisjs/core/transformers'
import type TripOverride from '#app/travel/trips/trip_override'
import type Trip from '#app/travel/trips/trip'

export default class TripTransformer extends BaseTransformer<Trip> {
  toObject() {
    const trip = this.resource
    return {
      id: trip.publicId,
      mode: trip.mode,
      status: trip.status,
      irregularity: trip.irregularity,
      operatorName: trip.counterparty?.name ?? null,
      fromPlace: trip.fromPlace,
      toPlace: trip.toPlace,
      checkedInAt: trip.checkedInAt?.toISO() ?? null,
      checkedOutAt: trip.checkedOutAt?.toISO() ?? null,
      travelledAt: trip.travelledAt.toISO()!,
      fareCents: trip.fareCents,
      feeCents: trip.feeCents,
      sameStation: trip.sameStation,
      purpose: trip.purpose,
      reasons: trip.reasons,
    }
  }

  forAdmin() {
    return {
      ...this.toObject(),
      traveller: this.resource.user.fullName,
      travellerId: this.resource.user.publicId,
      cardLast4: this.resource.card?.last4 ?? null,
      entered: enteredBy(this.resource.override),
    }
  }
}

const enteredBy = (override: TripOverride | null) =>
  override && {
    hasOperator: override.counterpartyId !== null,
    fareCents: override.fareCents,
    fareOrigin: override.fareOrigin,
    note: override.note,
  }
