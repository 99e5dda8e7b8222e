import type Tenant from '#app/tenants/tenant'

/** What an organisation has a page of its own for, under its name. */
const OWN = ['/login', '/forgot-password', '/profile']

/** The address of a page for the people of a tenant. */
export const pathFor = ({ slug, isHouse }: Tenant, path: string) =>
  !isHouse && OWN.includes(path) ? `/t/${slug}${path}` : path
