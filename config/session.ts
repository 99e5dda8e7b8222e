import { cookieOptions, isHttps } from '#config/app'
import { defineConfig } from '@adonisjs/session'
import { SessionStore } from '#app/web/http/session_store'

/** The prefix makes browsers refuse the cookie from another host or over plain http. */
export const SESSION_COOKIE = isHttps ? '__Host-fareback' : 'fareback'

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
