import type Tenant from '#app/tenants/tenant'

/** Where the people of a tenant sign in. */
export const loginPathOf = ({ slug, isHouse }: Tenant) => (isHouse ? '/login' : `/t/${slug}/login`)
