import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { exportAccount } from '#app/web/closure/actions/export_account'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { localeOf } from '#app/web/http/middleware/locale_middleware'

export default class ExportsController {
  async show(ctx: HttpContext) {
    const { user, response } = ctx
    const perHour = limiter.use({ requests: 6, duration: '1 hour' })
    if (!(await perHour.attempt(`export:${user.id}`, () => true))) {
      throw new Refusal('export', 'leaving.exportedOften')
    }

    const file = await exportAccount(user, localeOf(ctx))
    response.header('cache-control', 'no-store')
    return response.file(`fareback-${today()}.zip`, file)
  }
}
