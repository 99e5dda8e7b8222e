import { TuyauProvider } from '@adonisjs/inertia/react'
import type { Page } from '@inertiajs/core'
import type { ReactElement } from 'react'
import { pages } from 'virtual:pages'
import { layoutsOf, prepareAudience } from './audiences'
import { client } from './client'

/** How a page is made, in the browser and on the server alike. */
export const title = (words: string) => (words ? `${words} · Fareback` : 'Fareback')

export async function resolve(name: string, page?: Page) {
  if (!(name in pages)) throw new Error(`Page not found: ${name}`)
  const [{ default: component }] = await Promise.all([pages[name](), prepareAudience(name, page)])
  return component
}

export const layout = layoutsOf

export const withApp = (app: ReactElement) => <TuyauProvider client={client}>{app}</TuyauProvider>
