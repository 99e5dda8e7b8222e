import type { HttpContext } from '@adonisjs/core/http'
import LedgerPolicy from '#app/money/ledger/ledger_policy'
import { enqueue } from '#app/platform/queue/queue'

export default class LedgerChecksController {
  async store({ bouncer, response, notify }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('check')
    await enqueue('check_ledger', {})

    notify('ledgerCheckStarted')
    return response.redirect().withQs().back('/admin/payout-runs')
  }
}
