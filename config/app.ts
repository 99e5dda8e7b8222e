import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'

export const appUrl = env.get('APP_URL')

/** Plain http (the demo on localhost) cannot carry Secure cookies in every client. */
export const isHttps = appUrl.startsWith('https://')

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: true,
  cookie: { path: '/', maxAge: '2h', httpOnly: true, secure: isHttps, sameSite: 'lax' },
})
