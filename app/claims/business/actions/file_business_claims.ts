import ClaimFiling from '#app/claims/business/claim_filing'
import ClaimFilingPerson from '#app/claims/business/claim_filing_person'
import { renew } from '#app/claims/business/actions/propose_claims'
import TenantMandate from '#app/claims/claims/tenant_mandate'
import { fileChosen } from '#app/claims/claims/actions/file_claims'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { toTenant } from '#app/messages/live/channel_sequence'
import { addToOutbox, liveEvents } from '#app/messages/live/outbox'
import { FROZEN_SECONDS, isFrozen } from '#app/people/tenants/frozen'
import { enqueue } from '#app/platform/queue/queue'
import User from '#app/people/accounts/user'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

/** Of one person, all that can be claimed now; what cannot any more is left out, and counted as such. */
export const fileBusinessClaims = (personId: number) =>
  asWorker(async () => {
    const person = await ClaimFilingPerson.query().where('id', personId).forUpdate().first()
    if (!person || person.doneAt) return
    if (await isFrozen(person.tenantId)) {
      return enqueue('file_business_claims', { personId }, undefined, { startAfter: FROZEN_SECONDS })
    }
    const filing = await ClaimFiling.findOrFail(person.filingId)
    const by = await User.findOrFail(filing.userId)
    const filed = await file(person, by)
    await person.merge({ filedCount: filed, doneAt: now() }).save()
    await renew(person.userId)
    addToOutbox(liveEvents('ClaimsFiled', filing.publicId, toTenant(filing.tenantId)))
  })

async function file({ userId, tenantId, tripIds }: ClaimFilingPerson, by: User) {
  // A withdrawal comes before, or finds these claims.
  const mandate = await TenantMandate.lock({ id: tenantId })
  const user = await User.lock(userId)
  if (user.isErased || !mandate) return 0
  const trips = await claimableTrips(user, { claimant: 'employer' })
  const wanted = new Set(tripIds.map(Number))
  const chosen = trips.filter(
    ({ trip, evaluation, proposed }) => wanted.has(trip.id) && proposed && evaluation.reason === null
  )
  const claims = await fileChosen(user, chosen, { by, isBusiness: true })
  return claims.length
}
