import router from '@adonisjs/core/services/router'
import { errors } from '@adonisjs/core/http'

import '#start/routes/public'
import '#start/routes/auth'
import '#start/routes/user'
import '#start/routes/tenant'
import '#start/routes/admin'
import '#start/routes/money'

// An unknown address goes through the same middleware as a known one: headers, language, who is signed in.
router.any('*', ({ request }) => {
  throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
})
