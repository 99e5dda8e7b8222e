import type Batch from '#app/batches/batch'
import BatchTransformer from '#app/batches/transformers/batch_transformer'
import { claimableTrips } from '#app/claims/claimable_trips'
import ClaimableTripTransformer from '#app/claims/transformers/claimable_trip_transformer'
import { operators } from '#app/counterparties/operators'
import { FARE_ORIGINS } from '#app/trips/fare_origin'
import type User from '#app/users/user'

/** What the page of choosing claims shows, of one upload or of all; `places` are stops by the public id of a trip. */
export async function claimChoice(
  user: User,
  batch: Batch | null,
  places?: Record<string, string>
) {
  const trips = await claimableTrips(user, batch ? { batchId: batch.id } : {}, places)
  return {
    batch: batch && BatchTransformer.transform(batch),
    needsMandate: user.mandateSignedAt === null,
    trips: ClaimableTripTransformer.transform(trips),
    known: { operators: await operators.options(), fareOrigins: [...FARE_ORIGINS] },
  }
}
