import type { Page } from '@inertiajs/core'
import type { ComponentType, ReactNode } from 'react'
import { type LayoutName, audienceOf } from '#app/web/pages/isomorphic/audience'
import { localeOf } from './i18n'
import { loadWords } from './i18n/words'

type Layout = ComponentType<{ children?: ReactNode }>

const layouts: Record<LayoutName, () => Promise<{ default: Layout }>> = {
  AdminLayout: () => import('./layouts/AdminLayout'),
  AuthLayout: () => import('./layouts/AuthLayout'),
  PublicLayout: () => import('./layouts/PublicLayout'),
  TenantLayout: () => import('./layouts/TenantLayout'),
  UserLayout: () => import('./layouts/UserLayout'),
}

const loadedLayouts = new Map<LayoutName, Layout>()

/** Loads the layout and the words of a page before it is shown, so that it never renders without them. */
export async function prepareAudience(name: string, page?: Page) {
  const { layout: place } = audienceOf(name)
  // The people of an organisation see their own area in its frame.
  const layoutName = place === 'UserLayout' && page?.props.tenant ? 'TenantLayout' : place
  const [layout] = await Promise.all([
    layouts[layoutName](),
    loadWords(pageLocale(name, page?.props.locale), [layoutName, name]),
  ])
  loadedLayouts.set(place, layout.default)
}

/** The layout of a page that `prepareAudience` has prepared. */
export const layoutOf = (name: string) => loadedLayouts.get(audienceOf(name).layout)!

export const pageLocale = (name: string, locale: unknown) => (audienceOf(name).onlyEnglish ? 'en' : localeOf(locale))
