import PayoutRun from '#app/money/payouts/payout_run'
import type { HttpContext } from '@adonisjs/core/http'
import PayoutRunDownload from '#app/money/payouts/payout_run_download'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { Refusal } from '#app/platform/shared/refusal'
import { decrypt } from '#app/platform/encryption/encrypt'

export default class PaymentFilesController {
  async show({ user, bouncer, params, response }: HttpContext) {
    const run = await PayoutRun.findByReferenceOrFail(params.payout_run_id)
    await bouncer.with(PayoutRunPolicy).authorize('view')
    if (!run.fileXmlEncrypted) throw new Refusal('run', 'runNotReleased')

    await PayoutRunDownload.create({ payoutRunId: run.id, userId: user.id })
    return response.file(`${run.reference}.xml`, decrypt(run.fileXmlEncrypted, 'payment_file'))
  }
}
