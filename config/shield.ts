import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'

export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", '@nonce'],
      // In development Vite inserts styles itself; a nonce beside 'unsafe-inline' would switch the latter off.
      styleSrc: ["'self'", app.inDev ? "'unsafe-inline'" : '@nonce'],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...(app.inDev ? ['ws://localhost:*'] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      frameSrc: ["'self'"],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    // Mail programs post here without having been here; the token in the address is the permission.
    exceptRoutes: ['/unsubscribe/:token'],
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '365 days', includeSubDomains: true },
  contentTypeSniffing: { enabled: true },
})
