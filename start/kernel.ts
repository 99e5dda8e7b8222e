import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import '#app/web/http/current_request'
import '#app/web/http/current_user'
import '#app/web/http/file_response'
import '#app/web/http/late_view'
import '#app/web/http/notify'
import '#app/web/http/precognition_dispatch'
import '#app/web/http/validated_input'

// Its provider makes one for each request, and puts the content security policy together each time.
app.container.bindValue(ShieldMiddleware, await app.container.make(ShieldMiddleware))

server.errorHandler(() => import('#app/web/http/exceptions/handler'))

server.use([
  () => import('#app/web/http/middleware/response_headers_middleware'),
  () => import('#app/web/http/middleware/compression_middleware'),
  () => import('#app/web/http/middleware/assets_middleware'),
  () => import('#app/web/http/middleware/health_middleware'),
  () => import('#app/web/http/middleware/push_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
])

router.use([
  () => import('#app/web/http/middleware/precognition_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/web/http/middleware/clean_input_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('#app/web/http/middleware/inertia_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/web/http/middleware/scope_middleware'),
  () => import('#app/web/http/middleware/locale_middleware'),
  () => import('#app/web/http/middleware/bouncer_middleware'),
])

export const middleware = router.named({
  auth: () => import('#app/web/http/middleware/auth_middleware'),
  confirmed: () => import('#app/web/http/middleware/confirmed_middleware'),
  guest: () => import('#app/web/http/middleware/guest_middleware'),
  limit: () => import('#app/web/http/middleware/limit_middleware'),
  staff: () => import('#app/web/http/middleware/staff_middleware'),
  tenant: () => import('#app/web/http/middleware/tenant_middleware'),
  upload: () => import('#app/web/http/middleware/upload_middleware'),
  verified: () => import('#app/web/http/middleware/verified_middleware'),
})
