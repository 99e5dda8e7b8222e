import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import '#app/http/notify'

server.errorHandler(() => import('#app/shared/exceptions/handler'))

server.use([
  () => import('#app/shared/middleware/response_headers_middleware'),
  () => import('#app/shared/middleware/assets_middleware'),
  () => import('#app/health/health_middleware'),
  () => import('#app/push/push_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
])

router.use([
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/shared/middleware/clean_input_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('#app/shared/middleware/inertia_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/shared/middleware/scope_middleware'),
  () => import('#app/shared/middleware/locale_middleware'),
  () => import('#app/shared/middleware/bouncer_middleware'),
])

export const middleware = router.named({
  auth: () => import('#app/auth/middleware/auth_middleware'),
  confirmed: () => import('#app/auth/middleware/confirmed_middleware'),
  guest: () => import('#app/auth/middleware/guest_middleware'),
  limit: () => import('#app/shared/middleware/limit_middleware'),
  staff: () => import('#app/auth/middleware/staff_middleware'),
  tenant: () => import('#app/tenants/middleware/tenant_middleware'),
  upload: () => import('#app/shared/middleware/upload_middleware'),
  verified: () => import('#app/auth/middleware/verified_middleware'),
})
