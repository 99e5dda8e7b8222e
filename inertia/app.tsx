import './styles/base.css'

import { TuyauProvider } from '@adonisjs/inertia/react'
import { axiosAdapter, type HttpClient } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import { pages } from 'virtual:pages'
import { layoutsOf, prepareAudience } from './audiences'
import { client } from './client'
import { nonce } from './nonce'

// Axios arrives once the first page stands, so that it does not delay that page.
let axiosClient: HttpClient | undefined
const http: HttpClient = { request: (config) => (axiosClient ??= axiosAdapter()).request(config) }

void createInertiaApp({
  title: (title) => (title ? `${title} · Fareback` : 'Fareback'),
  resolve: async (name, page) => {
    if (!(name in pages)) throw new Error(`Page not found: ${name}`)
    const [{ default: component }] = await Promise.all([pages[name](), prepareAudience(name, page)])
    return component
  },
  layout: layoutsOf,
  withApp: (app) => <TuyauProvider client={client}>{app}</TuyauProvider>,
  http,
  nonce,
  progress: { color: 'var(--accent)', delay: 250 },
}).then(() => setTimeout(() => import('axios'), 1_000))
