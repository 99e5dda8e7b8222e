import { TuyauProvider } from '@adonisjs/inertia/react'
import type { Page } from '@inertiajs/core'
import type { ReactElement } from 'react'
import { pages } from 'virtual:pages'
import { audienceOf } from '#app/web/pages/audience'
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

// A named function, because Inertia takes an arrow function for a render callback.
export function layout(name: string) {
  return [Root, layoutOf(name)]
}

export const withApp = (app: ReactElement) => <TuyauProvider client={client}>{app}</TuyauProvider>
