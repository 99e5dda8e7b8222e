/** Imports nothing: the build and bin/weigh read it as well. */
export type LayoutName = 'AdminLayout' | 'AuthLayout' | 'PublicLayout' | 'TenantLayout' | 'UserLayout'

type Audience = {
  layout: LayoutName
  onlyEnglish?: true
}

const audiences: Record<string, Audience> = {
  Public: { layout: 'PublicLayout' },
  Errors: { layout: 'PublicLayout' },
  Auth: { layout: 'AuthLayout' },
  User: { layout: 'UserLayout' },
  'User/Onboarding': { layout: 'AuthLayout' },
  Tenant: { layout: 'TenantLayout' },
  Admin: { layout: 'AdminLayout', onlyEnglish: true },
}

export function audienceOf(page: string) {
  const [first, second] = page.split('/')
  return audiences[`${first}/${second}`] ?? audiences[first] ?? audiences.Public
}
