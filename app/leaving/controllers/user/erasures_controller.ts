import type { HttpContext } from '@adonisjs/core/http'
import { erasePerson } from '#app/leaving/actions/erase_person'
import { erasureValidator } from '#app/leaving/validators'
import { localeOf } from '#app/shared/middleware/locale_middleware'

/** The end of an account. */
export default class ErasuresController {
  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    await request.validateUsing(erasureValidator)
    const locale = localeOf(ctx)
    const { reference, paidOutCents, givenUpCents } = await erasePerson(auth.user!, auth.user!)

    await auth.use('web').logout()
    session.clear()
    session.regenerate()
    session.put('locale', locale)
    session.put('goodbye', { reference, paidOutCents, givenUpCents })
    return response.redirect().toRoute('goodbye.show')
  }
}
