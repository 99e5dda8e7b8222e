import { fileClaims } from '#app/claims/actions/file_claims'
import { markSubmitted } from '#app/claims/actions/mark_submitted'
import { recordDecision } from '#app/claims/actions/record_decision'
import { claimableTrips } from '#app/claims/claimable_trips'
import { recordRefund } from '#app/refunds/actions/record_refund'
import Claim from '#app/claims/claim'
import Counterparty from '#app/counterparties/counterparty'
import { asStaff, asWorker, inTenant } from '#app/shared/tenancy'
import type User from '#app/users/user'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'

/** Three trips of a new card, one of which misses its check-out: 15.10 to claim. */
export const exportWithMissedCheckOut = () =>
  new Export(newCard())
    .journey(daysAgo(40), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .missedCheckOut(daysAgo(20), 'Leiden Centraal', '17:42')
    .journey(daysAgo(2), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .text()

/** A claim of 15.10 on a missed check-out at Leiden Centraal, which waits for the letter to NS. */
export async function createReadyClaim(user: User) {
  const batch = await travelled(user, exportWithMissedCheckOut())
  return inTenant(user.tenantId, async () => {
    const [{ trip }] = await claimableTrips(user, { batchId: batch.id })
    const [claim] = await fileClaims(user, { batchId: batch.id }, [{ tripId: trip.publicId }])
    return claim
  })
}

/** As createReadyClaim, and it was sent to NS. */
export async function createClaim(user: User) {
  const { id } = await createReadyClaim(user)
  return asWorker(async () => {
    const claim = await Claim.lock(id)
    return markSubmitted(claim, await Counterparty.findOrFail(claim.counterpartyId), { by: user })
  })
}

/** Staff approve a claim and the operator pays it. */
export async function payClaim(claim: Claim, staff: User) {
  await asStaff(async () => {
    await recordDecision(await Claim.findOrFail(claim.id), staff, { outcome: 'approved' }, null)
    await recordRefund(await Claim.findOrFail(claim.id), staff, {
      amountCents: claim.grossCents,
      receivedOn: '2026-11-01',
      statementReference: `test ${claim.reference}`,
    })
  })
}

/** Someone whose claim was paid: 12.08 on the balance with the house's fee of 20 %. */
export async function createPaidTraveller(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  await payClaim(await createClaim(user), await createUser({ role: 'owner' }))
  return user
}
