import './styles/base.css'

import { createInertiaApp } from '@inertiajs/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expirePrefetches } from './prefetchCache'
import { keepLateParts } from './lateParts'
import { http, inertiaHttp } from './http'
import { nonce } from './nonce'
import { resolve, show, title, withApp } from './pageOptions'

expirePrefetches()
keepLateParts()

void createInertiaApp({
  title,
  resolve,
  http: inertiaHttp,
  nonce,
  progress: false,
  setup({ el, App, props }) {
    const app = withApp(<App {...props}>{show}</App>)
    // In slices, between which the browser answers to whoever taps or types meanwhile.
    startTransition(() => {
      if (el!.hasAttribute('data-server-rendered')) hydrateRoot(el!, app)
      else createRoot(el!).render(app)
    })
  },
}).then(() => {
  void import('./progress').then(({ showProgress }) => showProgress())
  setTimeout(() => void http(), 1_000)
})
