import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/login', [controllers.auth.Session, 'create']).as('login')
    router.post('/login', [controllers.auth.Session, 'store']).as('login.store')
  })
  .use(middleware.guest())

router
  .delete('/login', [controllers.auth.Session, 'destroy'])
  .as('login.destroy')
  .use(middleware.auth())
