import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import '#app/http/current_request'
import '#app/http/notify'
import '#app/http/precognition_dispatch'
import '#app/http/validated_input'

server.errorHandler(() => import('#app/http/exceptions/handler'))

server.use([
  () => import('#app/http/middleware/response_headers_middleware'),
  () => import('#app/http/middleware/compression_middleware'),
  () => import('#app/http/middleware/assets_middleware'),
  () => import('#app/http/middleware/health_middleware'),
  () => import('#app/http/middleware/push_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
])

router.use([
  () => import('#app/http/middleware/precognition_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/http/middleware/clean_input_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('#app/http/middleware/inertia_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/http/middleware/scope_middleware'),
  () => import('#app/http/middleware/locale_middleware'),
  () => import('#app/http/middleware/bouncer_middleware'),
])

export const middleware = router.named({
  auth: () => import('#app/http/middleware/auth_middleware'),
  confirmed: () => import('#app/http/middleware/confirmed_middleware'),
  guest: () => import('#app/http/middleware/guest_middleware'),
  limit: () => import('#app/http/middleware/limit_middleware'),
  staff: () => import('#app/http/middleware/staff_middleware'),
  tenant: () => import('#app/http/middleware/tenant_middleware'),
  upload: () => import('#app/http/middleware/upload_middleware'),
  verified: () => import('#app/http/middleware/verified_middleware'),
})
