import ClaimFiling from '#app/claims/business/claim_filing'
import { chosenProposals } from '#app/claims/business/proposals'
import TenantMandate from '#app/claims/claims/tenant_mandate'
import { record } from '#app/messages/events/record'
import type User from '#app/people/accounts/user'
import type Tenant from '#app/people/tenants/tenant'
import { enqueue } from '#app/platform/queue/queue'
import { now } from '#app/platform/shared/clock'
import { number } from '#app/platform/shared/column'
import { lock } from '#app/platform/shared/execute'
import { readRows } from '#app/platform/shared/read_rows'
import { Refusal } from '#app/platform/shared/refusal'

type Chosen = { userId: string; operator: string }[] | null

/** Null chooses all that can be claimed today. Throws a Refusal without a mandate, and where nothing is left to claim. */
export async function startFiling(tenant: Tenant, chosen: Chosen, by: User) {
  await lock('claim_filing', tenant.id)
  if (!(await TenantMandate.of(tenant))) throw new Refusal('claims', 'tenant.mandateMissing')
  const trips = await chosenProposals(tenant, chosen)
  if (trips.length === 0) throw new Refusal('claims', 'tenant.nothingToClaim')

  const filing = await ClaimFiling.create({ tenantId: tenant.id, userId: by.id, createdAt: now() })
  await filing.refresh()
  const people = Map.groupBy(trips, ({ userId }) => userId)
  const rows = [...people].map(([userId, own]) => ({ user_id: userId, trip_ids: own.map(({ tripId }) => tripId) }))
  const stored = await readRows(
    { id: number('id') },
    (columns) => `insert into claim_filing_people (tenant_id, filing_id, user_id, trip_ids)
     select ?, ?, user_id, trip_ids from json_populate_recordset(null::claim_filing_people, ?) returning ${columns}`,
    [tenant.id, filing.id, JSON.stringify(rows)]
  )
  for (const { id } of stored)
    await enqueue('file_business_claims', { personId: id }, undefined, { group: `${tenant.id}` })
  await record('tenant.claims_filed', tenant.subject, by, { trips: trips.length, people: people.size })
  return filing
}
