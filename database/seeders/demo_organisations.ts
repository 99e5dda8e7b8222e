import { fileBusinessClaims } from '#app/claims/business/actions/file_business_claims'
import { proposeClaims } from '#app/claims/business/actions/propose_claims'
import { signTenantMandate } from '#app/claims/business/actions/sign_tenant_mandate'
import { startFiling } from '#app/claims/business/actions/start_filing'
import { proposalTotals } from '#app/claims/business/proposals'
import Claim from '#app/claims/claims/claim'
import { EMPLOYER_MANDATE_VERSION } from '#app/claims/mandates/employer_mandate_text'
import type User from '#app/people/accounts/user'
import Tenant from '#app/people/tenants/tenant'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '../../tests/support/query_rows.js'

/** All business travel that can be claimed at that moment, by the manager, under the mandate that they sign. */
export async function fileForTenant(manager: User): Promise<Claim[]> {
  const { tenantId } = manager
  const tenant = await asWorker(() => Tenant.findOrFail(tenantId))
  const signature = {
    name: manager.fullName,
    version: EMPLOYER_MANDATE_VERSION,
    locale: 'nl',
    ip: '127.0.0.1',
  } as const
  await inTenant(tenantId, () => signTenantMandate(tenant, manager, signature))
  await proposeAll(tenantId)
  if ((await inTenant(tenantId, () => proposalTotals(tenant))).count === 0) return []

  const last = await asWorker(() => Claim.query().orderBy('id', 'desc').first())
  const filing = await inTenant(tenantId, () => startFiling(tenant, null, manager))
  const people = await idsOf('select id from claim_filing_people where filing_id = ? order by id', filing.id)
  for (const id of people) await fileBusinessClaims(id)
  return asWorker(() =>
    Claim.query()
      .where({ tenant_id: tenantId, is_business: true })
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
  )
}

export async function proposeAll(tenantId: number) {
  for (const id of await idsOf('select id from users where tenant_id = ? order by id', tenantId))
    await proposeClaims(id)
}

async function idsOf(sql: string, value: number) {
  const rows = await asWorker(() => queryRows<{ id: number }>(sql, [value]))
  return rows.map(({ id }) => id)
}
