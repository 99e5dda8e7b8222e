import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import { isTrustedProxy } from '#config/proxies'
import { PARSE_OPTIONS, STRINGIFY_OPTIONS } from '#app/platform/shared/isomorphic/qs_options'

export const appUrl = env.get('APP_URL')

/** Plain http (the demo on localhost) cannot carry Secure cookies in every client. */
export const isHttps = appUrl.startsWith('https://')

export const cookieOptions = {
  path: '/',
  httpOnly: true,
  secure: isHttps,
  sameSite: 'lax',
} as const

export const http = defineConfig({
  qs: { parse: PARSE_OPTIONS, stringify: STRINGIFY_OPTIONS },
  generateRequestId: true,
  allowMethodSpoofing: false,
  trustProxy: isTrustedProxy,
  useAsyncLocalStorage: true,
  cookie: { ...cookieOptions, maxAge: '2h' },
})
