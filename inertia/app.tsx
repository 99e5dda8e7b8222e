import './styles/base.css'

import { TuyauProvider } from '@adonisjs/inertia/react'
import { createInertiaApp } from '@inertiajs/react'
import { pages } from 'virtual:pages'
import { layoutsOf, prepareAudience } from './audiences'
import { client } from './client'
import { forgetInTime } from './forget'
import { http, inertiaHttp } from './http'
import { nonce } from './nonce'
import { showProgress } from './progress'

showProgress()
forgetInTime()

void createInertiaApp({
  title: (title) => (title ? `${title} · Fareback` : 'Fareback'),
  resolve: async (name, page) => {
    if (!(name in pages)) throw new Error(`Page not found: ${name}`)
    const [{ default: component }] = await Promise.all([pages[name](), prepareAudience(name, page)])
    return component
  },
  layout: layoutsOf,
  withApp: (app) => <TuyauProvider client={client}>{app}</TuyauProvider>,
  http: inertiaHttp,
  nonce,
  progress: false,
}).then(() => setTimeout(() => void http(), 1_000))
