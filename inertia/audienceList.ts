import type { MessageFile } from './i18n'

/** Imports nothing: bin/weigh reads it as well. */
export type LayoutName =
  'AdminLayout' | 'AuthLayout' | 'PublicLayout' | 'TenantLayout' | 'UserLayout'

type Audience = {
  layout: LayoutName
  /** The catalogs in resources/lang that its pages read, next to common.json. */
  messages: MessageFile[]
  /** Staff pages exist in English only. */
  onlyEnglish?: true
}

const profileMessages: MessageFile[] = [
  'profile',
  'cards',
  'onboarding',
  'refusals',
  'email_preferences',
  'leaving',
]

/** The first parts of a page's name say who it is for, which selects its layout and its messages. */
const audiences: Record<string, Audience> = {
  Public: { layout: 'PublicLayout', messages: ['public'] },
  'Public/Unsubscribe': { layout: 'PublicLayout', messages: ['email_preferences'] },
  'Public/Goodbye': { layout: 'PublicLayout', messages: ['leaving'] },
  Errors: { layout: 'PublicLayout', messages: [] },
  Auth: { layout: 'AuthLayout', messages: ['auth'] },
  User: { layout: 'UserLayout', messages: ['batches', 'lists', 'claims', 'balance', 'refusals'] },
  'User/Profile': { layout: 'UserLayout', messages: profileMessages },
  'User/Leaving': { layout: 'UserLayout', messages: ['leaving', 'claims', 'balance', 'refusals'] },
  'User/Onboarding': { layout: 'AuthLayout', messages: ['onboarding', 'cards', 'refusals'] },
  'User/JobApplication': { layout: 'UserLayout', messages: ['job_application'] },
  Tenant: {
    layout: 'TenantLayout',
    messages: ['tenant', 'lists', 'auth', 'onboarding', 'cards', 'refusals'],
  },
  'Tenant/Profile': { layout: 'TenantLayout', messages: ['tenant', ...profileMessages] },
  Admin: {
    layout: 'AdminLayout',
    messages: ['admin', 'lists', 'batches', 'claims', 'balance'],
    onlyEnglish: true,
  },
  'Admin/Users': {
    layout: 'AdminLayout',
    messages: ['admin', 'lists', 'admin_users'],
    onlyEnglish: true,
  },
}

export function audienceOf(page: string) {
  const [first, second] = page.split('/')
  return audiences[`${first}/${second}`] ?? audiences[first] ?? audiences.Public
}
