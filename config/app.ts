import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import { isTrustedProxy } from '#config/proxies'
import { READING, WRITING } from '#app/shared/query_limits'

export const appUrl = env.get('APP_URL')

/** Plain http (the demo on localhost) cannot carry Secure cookies in every client. */
export const isHttps = appUrl.startsWith('https://')

export const http = defineConfig({
  qs: { parse: READING, stringify: WRITING },
  generateRequestId: true,
  allowMethodSpoofing: false,
  trustProxy: isTrustedProxy,
  useAsyncLocalStorage: true,
  cookie: { path: '/', maxAge: '2h', httpOnly: true, secure: isHttps, sameSite: 'lax' },
})
