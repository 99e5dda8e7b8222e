import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'
import { bearerIn } from '#app/messages/live/bearer_token'
import { isFromBroadcasting } from '#app/web/http/expects_json'
import { contentSecurityPolicy, pushSources } from '#app/web/http/content_security'
import { cspSources } from '#app/messages/intercom/csp_sources'
import broadcasting from '#config/broadcasting'
import supportChat from '#config/support_chat'

export default defineConfig({
  csp: {
    enabled: true,
    directives: contentSecurityPolicy({
      inDev: app.inDev,
      chat: supportChat.appId ? cspSources(supportChat.region) : null,
      push: broadcasting.isHosted ? pushSources(broadcasting.cluster) : null,
    }),
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    // Mail programs and servers post here without having been here; the token that they send is the permission.
    // A bearer token is no cookie: no other site can have a browser send it.
    exceptRoutes: (ctx) =>
      ctx.route?.pattern === '/unsubscribe/:token' ||
      ctx.route?.pattern === '/inbound/bounces' ||
      (isFromBroadcasting(ctx) && bearerIn(ctx.request.header('authorization')) !== null),
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '365 days', includeSubDomains: true },
  contentTypeSniffing: { enabled: true },
})
