import { isHttps } from '#config/app'
import { defineConfig, stores } from '@adonisjs/session'

export default defineConfig({
  enabled: true,
  // The prefix makes browsers refuse the cookie from another host or over plain http.
  cookieName: isHttps ? '__Host-fareback' : 'fareback',
  clearWithBrowser: false,
  age: '12h',
  cookie: { path: '/', httpOnly: true, secure: isHttps, sameSite: 'lax' },
  store: 'database',
  stores: {
    database: stores.database({ connectionName: 'app', tableName: 'sessions' }),
  },
})
