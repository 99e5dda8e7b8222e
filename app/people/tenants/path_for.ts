import type Tenant from '#app/people/tenants/tenant'
import { PROFILE_SECTIONS } from '#app/people/accounts/profile_section'

/** Pages that an organisation has under its own address. */
const OWN = [
  '/login',
  '/forgot-password',
  '/profile',
  ...PROFILE_SECTIONS.map((section) => `/profile/${section}`),
]

export const pathFor = ({ slug, isHouse }: Tenant, path: string) =>
  !isHouse && OWN.includes(path) ? `/t/${slug}${path}` : path
