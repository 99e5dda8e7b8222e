import type { Infer } from '@vinejs/vine/types'
import { record } from '#app/messages/events/record'
import { RESERVED_SLUGS } from '#app/people/organisations/reserved_slugs'
import { assertConsent, columnsOf } from '#app/people/organisations/actions/update_tenant'
import type { newTenantValidator } from '#app/people/organisations/validators'
import Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'
import { lock } from '#app/platform/shared/execute'
import { Refusal } from '#app/platform/shared/refusal'

/** Throws a Refusal where the address is reserved or another's. */
export async function createTenant({ slug, ...details }: Infer<typeof newTenantValidator>, by: User) {
  if (RESERVED_SLUGS.includes(slug)) throw new Refusal('slug', 'tenant.slugReserved')
  await lock('create_tenant', slug)
  if (await Tenant.findBy('slug', slug)) throw new Refusal('slug', 'tenant.slugTaken')

  const columns = columnsOf(details)
  assertConsent(columns)
  const tenant = await Tenant.create({ ...columns, slug, isHouse: false })
  await record('tenant.created', tenant.subject, by, { slug, ...columns })
  return tenant
}
