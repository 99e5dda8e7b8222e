import { type KnownProducts, cardProducts, possibleFees } from '#app/travel/trips/fares/card_products'
import { irregularityOf, isCorrection } from '#app/travel/trips/isomorphic/irregularity'
import { missedTrainFee } from '#app/travel/trips/missed_tap_fees'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'

/** Where several products fit and their fees differ, the fee stays unknown and the traveller is asked. */
export function imputeFees(trips: TripDraft[], rows: Map<number, TravelTransaction>, known: KnownProducts) {
  const missed = trips.filter((trip) => trip.mode === 'train' && isCorrection(irregularityOf(trip)))
  if (missed.length === 0) return
  const productOf = cardProducts(trips, rows, known)
  for (const trip of missed) {
    const product = productOf(trip)
    trip.railPasses = product.passes
    if (!trip.reasons.includes('fee_imputed_train')) continue
    const at = (trip.checkedInAt ?? trip.checkedOutAt)!
    const full = missedTrainFee(known.fees, at)
    const fees = full === null ? [] : possibleFees(product, at, full)
    trip.feeCents = fees.length === 1 ? fees[0] : null
    trip.fareCents = trip.feeCents
    if (fees.length < 2) continue
    trip.reasons = trip.reasons.filter((reason) => reason !== 'fee_imputed_train')
    trip.reasons.push('product_open')
  }
}
