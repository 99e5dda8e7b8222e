import { SESSION_COOKIE, cookieOptions } from '#config/app'
import { defineConfig } from '@adonisjs/session'
import { SessionStore } from '#app/web/http/session_store'

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: '12h',
  cookie: cookieOptions,
  store: 'database',
  stores: {
    database: (ctx, { age }) => new SessionStore(ctx, age),
  },
})
