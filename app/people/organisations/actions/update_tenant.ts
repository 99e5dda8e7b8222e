import type { Infer } from '@vinejs/vine/types'
import { record } from '#app/messages/events/record'
import type { tenantValidator } from '#app/people/organisations/validators'
import type Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'
import { changesOf } from '#app/platform/audit/audit'
import { exists } from '#app/platform/shared/execute'
import { Refusal } from '#app/platform/shared/refusal'

type Details = Infer<typeof tenantValidator>

const DETAILS = ['name', 'brandColour', 'feeBps', 'refundDestination'] as const

/** The fee is that of claims made from now on. Throws a Refusal where refunds would go elsewhere than its claims were made for. */
export async function updateTenant(tenant: Tenant, details: Details, by: User) {
  const columns = columnsOf(details)
  const changed = changesOf(tenant, columns, DETAILS)
  if (changed.refundDestination && (await hasClaims(tenant))) {
    throw new Refusal('refundDestination', 'tenant.refundsPromised')
  }
  await tenant.merge(columns).save()
  if (Object.keys(changed).length > 0) await record('tenant.updated', tenant.subject, by, changed)
}

export const columnsOf = ({ name, brandColour, feePercent, refundDestination }: Details) => ({
  name,
  brandColour: brandColour.toLowerCase(),
  feeBps: Math.round(feePercent * 100),
  refundDestination,
})

export const hasClaims = ({ id }: Pick<Tenant, 'id'>) =>
  exists('select 1 from claims where tenant_id = ? limit 1', [id])
