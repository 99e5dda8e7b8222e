import { EMPLOYER_MANDATE_VERSION } from '#app/claims/mandates/employer_mandate_text'
import TenantMandate from '#app/claims/claims/tenant_mandate'
import type { Signature } from '#app/claims/mandates/actions/sign_mandate'
import { matchesFullName } from '#app/claims/mandates/isomorphic/signed_name'
import { record } from '#app/messages/events/record'
import type User from '#app/people/accounts/user'
import type Tenant from '#app/people/tenants/tenant'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'

/** By a manager, in their own name. Signing again keeps the first. */
export async function signTenantMandate(tenant: Tenant, by: User, { name, version, locale, ip }: Signature) {
  if (await TenantMandate.lock(tenant)) return
  if (version !== EMPLOYER_MANDATE_VERSION) throw new Refusal('signedName', 'mandate.textChanged')
  if (!matchesFullName(name, by.fullName)) throw new Refusal('signedName', 'mandate.otherName', { name: by.fullName })

  const tenantId = tenant.id
  await TenantMandate.create({ tenantId, version, locale, signedName: name, signedById: by.id, ip, signedAt: now() })
  await record('tenant.mandate_signed', tenant.subject, by, { version })
}
