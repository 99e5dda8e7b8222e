import './styles/base.css'

import { createInertiaApp } from '@inertiajs/react'
import { expirePrefetches } from './prefetchCache'
import { http, inertiaHttp } from './http'
import { nonce } from './nonce'
import { layout, resolve, title, withApp } from './pageOptions'
import { showProgress } from './progress'

showProgress()
expirePrefetches()

void createInertiaApp({
  title,
  resolve,
  layout,
  withApp,
  http: inertiaHttp,
  nonce,
  progress: false,
}).then(() => setTimeout(() => void http(), 1_000))
