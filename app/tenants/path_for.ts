import type Tenant from '#app/tenants/tenant'

/** Pages that an organisation has under its own address. */
const OWN = ['/login', '/forgot-password', '/profile']

export const pathFor = ({ slug, isHouse }: Tenant, path: string) =>
  !isHouse && OWN.includes(path) ? `/t/${slug}${path}` : path
