import Tenant from '#app/people/tenants/tenant'

/** The house stays what it is, and most people are of it: it is read once. */
let house: Tenant | undefined

export async function tenantOf({ tenantId }: { tenantId: number }) {
  if (house?.id === tenantId) return house
  const tenant = await Tenant.findOrFail(tenantId)
  if (tenant.isHouse) house = tenant
  return tenant
}
