import { HttpContext } from '@adonisjs/core/http'
import type User from '#app/people/accounts/user'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Who is signed in, on routes that only they reach. Elsewhere reading it throws; `auth.user` may be nobody. */
    readonly user: User
  }
}

HttpContext.getter('user', function (this: HttpContext) {
  return this.auth.getUserOrFail()
})
