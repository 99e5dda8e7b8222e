import TenantMandate from '#app/claims/claims/tenant_mandate'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import { WITHDRAWABLE } from '#app/claims/claims/isomorphic/claim_status'
import { record } from '#app/messages/events/record'
import type User from '#app/people/accounts/user'
import type Tenant from '#app/people/tenants/tenant'
import { enqueue } from '#app/platform/queue/queue'
import { now } from '#app/platform/shared/clock'
import { escalatedToWorker } from '#app/platform/shared/tenancy'

/** Also withdraws its undecided claims. Returns how many. */
export async function withdrawTenantMandate(tenant: Tenant, by: User) {
  const mandate = await TenantMandate.lock(tenant)
  if (!mandate) return 0
  await mandate.merge({ withdrawnAt: now() }).save()
  const claims = await Claim.query()
    .where({ tenant_id: tenant.id, is_business: true })
    .whereIn('status', WITHDRAWABLE)
    .orderBy('id')
  await escalatedToWorker(async () => {
    for (const claim of claims) await moveClaim(claim, 'withdrawn', by)
  })
  for (const userId of new Set(claims.map((claim) => claim.userId))) await enqueue('propose_claims', { userId })
  await record('tenant.mandate_withdrawn', tenant.subject, by, { claims: claims.length })
  return claims.length
}
