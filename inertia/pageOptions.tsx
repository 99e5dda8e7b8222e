import { TuyauProvider } from '@adonisjs/inertia/react'
import type { Page } from '@inertiajs/core'
import { usePage } from '@inertiajs/react'
import { type ComponentType, type ReactElement, memo } from 'react'
import { pages } from 'virtual:pages'
import { audienceOf } from '#app/web/pages/isomorphic/audience'
import { layoutOf, prepareAudience } from './audiences'
import { client } from './client'
import Root from './layouts/Root'

/** How a page is made, in the browser and on the server alike. */
export function title(words: string) {
  if (!words || words.startsWith('Fareback')) return words || 'Fareback'
  return `${words} · Fareback`
}

export async function resolve(name: string, page?: Page) {
  const known = audienceOf(name).onlyEnglish ? (await import('./staffTable')).pages : pages
  if (!(name in known)) throw new Error(`Page not found: ${name}`)
  const [{ default: component }] = await Promise.all([known[name](), prepareAudience(name, page)])
  return component
}

type Shown = { Component: ComponentType; props: object; key: number | null }

/** A page in its frame, as `App` asks for it. */
export const show = ({ Component, props, key }: Shown) => <Framed Component={Component} props={props} pageKey={key} />

// Inertia renders all anew right after hydration, in one go (`@inertiajs/react` 3.7: the layout props of the server are never those of the browser).
const Framed = memo(function Framed({ Component, props, pageKey }: Omit<Shown, 'key'> & { pageKey: number | null }) {
  const Layout = layoutOf(usePage().component)
  return (
    <Root>
      <Layout>
        <Component key={pageKey} {...props} />
      </Layout>
    </Root>
  )
})

export const withApp = (app: ReactElement) => <TuyauProvider client={client}>{app}</TuyauProvider>
