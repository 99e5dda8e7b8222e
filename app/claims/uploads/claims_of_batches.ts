import type Batch from '#app/travel/batches/batch'
import { type OpenedTrip, tripsOfBatch } from '#app/travel/batches/trips_of_batch'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { claimSummary, isIncomplete } from '#app/claims/claims/claim_summary'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import type User from '#app/people/accounts/user'

/** What imported files can still bring; a cap counts over all of the traveller's trips. */
export async function claimsOfBatches(user: User, batches: Batch[]): Promise<ClaimEstimate | null> {
  const imported = batches.filter(({ status }) => status === 'imported')
  if (imported.length === 0) return null
  const own = await openTripsOf(user, imported)
  return { trips: own.length, ...claimSummary(own) }
}

export async function outcomeOf(user: User, batch: Batch) {
  if (batch.status !== 'imported') return { worth: null, trips: [] }
  const open = await openTripsOf(user, [batch])
  const incomplete = new Set(open.filter(isIncomplete).map(({ trip }) => trip.publicId))
  const trips = await tripsOfBatch(batch)
  return {
    worth: claimSummary(open),
    trips: trips.map((trip): OpenedTrip => ({ ...trip, needsDetails: incomplete.has(trip.id) })),
  }
}

async function openTripsOf(user: User, batches: Batch[]) {
  const ids = batches.map(({ id }) => id)
  return (await claimableTrips(user, {})).filter(({ trip }) => ids.includes(trip.batchId))
}
