import './styles/base.css'

import { createInertiaApp } from '@inertiajs/react'
import { forgetInTime } from './forget'
import { http, inertiaHttp } from './http'
import { nonce } from './nonce'
import { layout, resolve, title, withApp } from './page_options'
import { showProgress } from './progress'

showProgress()
forgetInTime()

void createInertiaApp({
  title,
  resolve,
  layout,
  withApp,
  http: inertiaHttp,
  nonce,
  progress: false,
}).then(() => setTimeout(() => void http(), 1_000))
