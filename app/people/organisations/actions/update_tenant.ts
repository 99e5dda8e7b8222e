import type { Infer } from '@vinejs/vine/types'
import { record } from '#app/messages/events/record'
import type { tenantValidator } from '#app/people/organisations/validators'
import type Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'
import { changesOf } from '#app/platform/audit/audit'
import { exists } from '#app/platform/shared/execute'
import { Refusal } from '#app/platform/shared/refusal'

type Details = Infer<typeof tenantValidator>

const DETAILS = [
  'name',
  'brandColour',
  'feeBps',
  'refundDestination',
  'legalName',
  'addressLine',
  'postcode',
  'city',
  'managersSee',
  'worksCouncilOn',
  'worksCouncilBy',
  'namesMonths',
] as const

/** The fee is that of claims made from now on. Throws a Refusal where refunds would go elsewhere than its claims were made for. */
export async function updateTenant(tenant: Tenant, details: Details, by: User) {
  const columns = { ...tenant.$attributes, ...columnsOf(details) } as Columns
  assertConsent(columns)
  const changed = changesOf(tenant, columns, DETAILS)
  if (changed.refundDestination && (await hasClaims(tenant))) {
    throw new Refusal('refundDestination', 'tenant.refundsPromised')
  }
  await tenant.merge(columnsOf(details)).save()
  if (Object.keys(changed).length > 0) await record('tenant.updated', tenant.subject, by, changed)
}

export function columnsOf({ brandColour, feePercent, ...rest }: Details) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...(Object.fromEntries(given) as typeof rest),
    brandColour: brandColour.toLowerCase(),
    feeBps: Math.round(feePercent * 100),
  }
}

type Columns = Pick<Tenant, (typeof DETAILS)[number]>

/** Whoever can follow people has their works council's consent (WOR art. 27(1) k, l). */
export function assertConsent({ managersSee, worksCouncilOn, worksCouncilBy }: Partial<Columns>) {
  if ((worksCouncilOn ?? null) === null ? worksCouncilBy : !worksCouncilBy) {
    throw new Refusal(worksCouncilOn ? 'worksCouncilBy' : 'worksCouncilOn', 'tenant.consentHalf')
  }
  if (managersSee === 'trips' && !worksCouncilOn) throw new Refusal('managersSee', 'tenant.consentMissing')
}

export const hasClaims = ({ id }: Pick<Tenant, 'id'>) =>
  exists('select 1 from claims where tenant_id = ? limit 1', [id])
