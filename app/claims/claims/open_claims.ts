import Claim from '#app/claims/claims/claim'
import { CAN_BE_GIVEN_UP, WITHDRAWABLE, isOneOf } from '#app/claims/claims/isomorphic/claim_status'
import type User from '#app/people/accounts/user'
import Tenant from '#app/people/tenants/tenant'

export async function openClaims(user: User, { lock } = { lock: false }) {
  const tenant = await Tenant.findOrFail(user.tenantId)
  const claims = await Claim.ownedBy(user)
    .whereIn('status', [...WITHDRAWABLE, ...CAN_BE_GIVEN_UP])
    .if(lock, (query) => void query.forUpdate())
    .preload('trip')
    .preload('counterparty')
    .orderBy('id')
  // What the employer claims stays with the employer.
  const own = claims.filter(({ isBusiness }) => !isBusiness)
  const answered = own.filter((claim) => isOneOf(CAN_BE_GIVEN_UP, claim.status))
  const isForTenant = tenant.refundDestination === 'tenant'
  return {
    withdrawable: own.filter((claim) => isOneOf(WITHDRAWABLE, claim.status)),
    awaitingPayment: isForTenant ? [] : answered,
    /** The money is the organisation's: no reason to stay. */
    forOrganisation: isForTenant ? answered : [],
  }
}
