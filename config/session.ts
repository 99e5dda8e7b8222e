import { cookieOptions, isHttps } from '#config/app'
import { defineConfig } from '@adonisjs/session'
import { SessionStore } from '#app/web/http/session_store'

export default defineConfig({
  enabled: true,
  // The prefix makes browsers refuse the cookie from another host or over plain http.
  cookieName: isHttps ? '__Host-fareback' : 'fareback',
  clearWithBrowser: false,
  age: '12h',
  cookie: cookieOptions,
  store: 'database',
  stores: {
    database: (ctx, { age }) => new SessionStore(ctx, age),
  },
})
