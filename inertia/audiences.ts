import type { Page } from '@inertiajs/core'
import type { ComponentType, ReactNode } from 'react'
import { localeOf, loadMessages, type MessageFile } from './i18n'

type Layout = ComponentType<{ children?: ReactNode }>

type Audience = {
  layout: () => Promise<{ default: Layout }>
  /** The catalogs in resources/lang that its pages read, next to common.json. */
  messages: MessageFile[]
  /** Staff pages exist in English only. */
  onlyEnglish?: true
}

const userLayout = () => import('./layouts/UserLayout')
const adminLayout = () => import('./layouts/AdminLayout')

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
  Public: { layout: () => import('./layouts/PublicLayout'), messages: ['public'] },
  'Public/Unsubscribe': {
    layout: () => import('./layouts/PublicLayout'),
    messages: ['email_preferences'],
  },
  'Public/Goodbye': { layout: () => import('./layouts/PublicLayout'), messages: ['leaving'] },
  Errors: { layout: () => import('./layouts/PublicLayout'), messages: [] },
  Auth: { layout: () => import('./layouts/AuthLayout'), messages: ['auth'] },
  User: { layout: userLayout, messages: ['batches', 'lists', 'claims', 'balance', 'refusals'] },
  'User/Profile': {
    layout: userLayout,
    messages: profileMessages,
  },
  'User/Leaving': { layout: userLayout, messages: ['leaving', 'claims', 'balance', 'refusals'] },
  'User/Onboarding': {
    layout: () => import('./layouts/AuthLayout'),
    messages: ['onboarding', 'cards', 'refusals'],
  },
  'User/JobApplication': { layout: userLayout, messages: ['job_application'] },
  Tenant: {
    layout: () => import('./layouts/TenantLayout'),
    messages: ['tenant', 'lists', 'auth', 'onboarding', 'cards', 'refusals'],
  },
  'Tenant/Profile': {
    layout: () => import('./layouts/TenantLayout'),
    messages: ['tenant', ...profileMessages],
  },
  Admin: {
    layout: adminLayout,
    messages: ['admin', 'lists', 'batches', 'claims', 'balance'],
    onlyEnglish: true,
  },
  'Admin/Users': {
    layout: adminLayout,
    messages: ['admin', 'lists', 'admin_users'],
    onlyEnglish: true,
  },
}

const loadedLayouts = new Map<Audience, Layout>()

/** Loads the layout and the messages of a page before it is shown, so that it never renders without them. */
export async function prepareAudience(name: string, page?: Page) {
  const audience = audienceOf(name)
  const [layout] = await Promise.all([
    audience.layout(),
    loadMessages(pageLocale(name, page?.props.locale), audience.messages),
  ])
  loadedLayouts.set(audience, layout.default)
}

/** The layout of a page that `prepareAudience` has prepared. */
export const layoutOf = (name: string) => loadedLayouts.get(audienceOf(name))!

export const pageLocale = (name: string, locale: unknown) =>
  audienceOf(name).onlyEnglish ? 'en' : localeOf(locale)

function audienceOf(name: string) {
  const [first, second] = name.split('/')
  return audiences[`${first}/${second}`] ?? audiences[first] ?? audiences.Public
}
