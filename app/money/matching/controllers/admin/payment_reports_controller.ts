import { createReadStream } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import { applyPaymentReport } from '#app/money/matching/actions/apply_payment_report'
import { paymentReportValidator } from '#app/money/matching/validators'
import { readPaymentStatus } from '#app/money/payouts/pain_002'
import { PaymentStatusProblem } from '#app/money/payouts/payment_status_problem'
import PayoutRun from '#app/money/payouts/payout_run'
import PayoutRunPolicy from '#app/money/payouts/payout_run_policy'
import { Refusal } from '#app/platform/shared/refusal'

export default class PaymentReportsController {
  async store({ user, bouncer, params, request, response, notify }: HttpContext) {
    const run = await PayoutRun.findByReferenceOrFail(params.payout_run_id)
    await bouncer.with(PayoutRunPolicy).authorize('confirm')
    const { file } = await request.validateUsing(paymentReportValidator)
    const counts = await applyPaymentReport(run, await reportIn(file.tmpPath!), user)

    notify('paymentReportApplied', counts)
    return response.redirect().toRoute('admin.payout_runs.show', [run.reference])
  }
}

async function reportIn(path: string) {
  try {
    return await readPaymentStatus(createReadStream(path))
  } catch (error) {
    if (!(error instanceof PaymentStatusProblem)) throw error
    throw new Refusal('file', `paymentReport.${error.code}`, { found: error.found ?? '' })
  }
}
