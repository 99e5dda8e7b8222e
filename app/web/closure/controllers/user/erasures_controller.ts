import type { HttpContext } from '@adonisjs/core/http'
import { endSession } from '#app/web/http/auth/sign_in_user'
import { eraseAccount } from '#app/web/closure/actions/erase_account'
import type { Receipt } from '#app/web/closure/receipt'
import { erasureValidator } from '#app/web/closure/validators'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import Tenant from '#app/people/tenants/tenant'

export default class ErasuresController {
  async store(ctx: HttpContext) {
    const { user, request, response, session } = ctx
    await request.validateUsing(erasureValidator)
    const locale = localeOf(ctx)
    const { isHouse } = await Tenant.findOrFail(user.tenantId)
    const { reference, paidOutCents, givenUpCents } = await eraseAccount(user, user)
    const receipt: Receipt = { reference, paidOutCents, givenUpCents, byOrganisation: !isHouse }

    await endSession(ctx)
    session.put('locale', locale)
    session.put('goodbye', receipt)
    return response.redirect().toRoute('goodbye.show')
  }
}
