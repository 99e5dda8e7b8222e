import type Batch from '#app/batches/batch'
import { type ClaimEstimate, claimSummary } from '#app/claims/claim_summary'
import { claimableTrips } from '#app/claims/claimable_trips'
import type User from '#app/users/user'

/** What imported files can still bring; a cap counts over all of the traveller's trips. */
export async function claimsOfBatches(user: User, batches: Batch[]): Promise<ClaimEstimate | null> {
  const ids = batches.filter(({ status }) => status === 'imported').map(({ id }) => id)
  if (ids.length === 0) return null
  const open = await claimableTrips(user, {})
  const own = open.filter(({ trip }) => ids.includes(trip.batchId))
  return { trips: own.length, ...claimSummary(own) }
}
