import type { HttpContext } from '@adonisjs/core/http'
import { applyCorrection } from '#app/money/adjustments/actions/apply_correction'
import { rejectCorrection } from '#app/money/adjustments/actions/reject_correction'
import { correctBalance } from '#app/money/adjustments/actions/request_correction'
import { withdrawCorrection } from '#app/money/adjustments/actions/withdraw_correction'
import Correction from '#app/money/adjustments/correction'
import CorrectionPolicy from '#app/money/adjustments/correction_policy'
import { waitingCorrections } from '#app/money/adjustments/waiting_corrections'
import { correctionValidator } from '#app/money/adjustments/validators'
import User from '#app/people/accounts/user'

export default class CorrectionsController {
  async index({ user, bouncer, inertia }: HttpContext) {
    await bouncer.with(CorrectionPolicy).authorize('view')
    return inertia.render('Admin/Corrections/Index', {
      corrections: await waitingCorrections(user),
    })
  }

  async store({ user: requestedBy, bouncer, params, request, response, notify }: HttpContext) {
    const user = await User.findByOrFail('publicId', params.user_id)
    await bouncer.with(CorrectionPolicy).authorize('create', user)
    const { amountCents, reason } = await request.validateUsing(correctionValidator)
    const correction = await correctBalance(user, amountCents, reason, requestedBy)

    notify(correction.status === 'applied' ? 'balanceCorrected' : 'correctionRequested')
    return response.redirect().toRoute('admin.users.section', [user.publicId, 'balance'])
  }

  async approve({ user, bouncer, params, response, notify }: HttpContext) {
    const correction = await Correction.findByOrFail('reference', params.correction_id)
    await bouncer.with(CorrectionPolicy).authorize('decide', correction)
    await applyCorrection(correction, user)

    notify('correctionApplied')
    return response.redirect().toRoute('admin.corrections.index')
  }

  async reject({ user, bouncer, params, response, notify }: HttpContext) {
    const correction = await Correction.findByOrFail('reference', params.correction_id)
    await bouncer.with(CorrectionPolicy).authorize('decide', correction)
    await rejectCorrection(correction, user)

    notify('correctionRejected')
    return response.redirect().toRoute('admin.corrections.index')
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    const correction = await Correction.findByOrFail('reference', params.correction_id)
    await bouncer.with(CorrectionPolicy).authorize('withdraw', correction)
    await withdrawCorrection(correction, user)

    notify('correctionWithdrawn')
    return response.redirect().toRoute('admin.corrections.index')
  }
}
