import Claim from '#app/claims/claims/claim'
import { CAN_BE_GIVEN_UP, WITHDRAWABLE, isOneOf } from '#app/claims/claims/isomorphic/claim_status'
import type User from '#app/people/accounts/user'
import Tenant from '#app/people/tenants/tenant'

/** Claims of someone that something is still to become of. */
export async function openClaims(user: User, { lock } = { lock: false }) {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const claims = await Claim.ownedBy(user)
    .whereIn('status', [...WITHDRAWABLE, ...CAN_BE_GIVEN_UP])
    .if(lock, (query) => void query.forUpdate())
    .preload('trip')
    .preload('counterparty')
    .orderBy('id')
  const answered = claims.filter((claim) => isOneOf(CAN_BE_GIVEN_UP, claim.status))
  const isForTenant = tenant.refundDestination === 'tenant'
  return {
    /** The operator has not answered yet. */
    withdrawable: claims.filter((claim) => isOneOf(WITHDRAWABLE, claim.status)),
    /** Approved or objected to: money may still come to the traveller. */
    awaitingPayment: isForTenant ? [] : answered,
    /** Approved or objected to, but the money is the organisation's: no reason to stay. */
    forOrganisation: isForTenant ? answered : [],
  }
}
