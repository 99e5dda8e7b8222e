import type { HttpContext } from '@adonisjs/core/http'
import { confirm } from '#app/auth/confirmation'
import { homeOf } from '#app/auth/home_of'
import { signIn } from '#app/auth/actions/sign_in'
import { signInValidator } from '#app/auth/validators'

export default class SessionController {
  async create({ inertia }: HttpContext) {
    return inertia.render('Auth/Login', {})
  }

  async store({ auth, request, response, session }: HttpContext) {
    const { email, password } = await request.validateUsing(signInValidator)
    const user = await signIn(email, password, request.ip())

    await auth.use('web').login(user)
    session.put('tenant_id', user.tenantId)
    await session.tag(user.publicId)
    confirm(session)

    const intended = session.pull('intended_url')
    return response.redirect(isOurs(intended) ? intended : homeOf(user))
  }

  async destroy({ auth, response, session }: HttpContext) {
    await auth.use('web').logout()
    session.clear()
    session.regenerate()
    return response.redirect('/')
  }
}

/** Only a path of this very site: `//evil` and `/\evil` would leave it. */
const isOurs = (url: unknown): url is string => typeof url === 'string' && /^\/(?![/\\])/.test(url)
